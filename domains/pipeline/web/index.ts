export { ChoiceSwitch } from './cells/choice-switch.tsx'
export { StageBadge, StatusChip, StatusDot } from './cells/status-chip.tsx'
export { nameOfStatus, type PipelineTexts, useTexts as usePipelineTexts } from './texts/index.ts'
