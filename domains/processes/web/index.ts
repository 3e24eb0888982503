export { StageRow } from './stage-row.tsx'
