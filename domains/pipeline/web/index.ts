export { ChoiceSwitch } from './cells/choice-switch.tsx'
export { StageBadge, StatusChip, StatusDot } from './cells/status-chip.tsx'
export { useCandidatePages } from './list/use-candidate-pages.ts'
export { nameOfStatus, type PipelineTexts, useTexts as usePipelineTexts } from './texts/index.ts'
