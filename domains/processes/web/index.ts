export { StageRow } from './stage-row.tsx'
export { StageBadge } from './stages/stage-badge.tsx'
export { useStageName } from './stages/texts/index.ts'
