export { pipelineApi } from './api.ts'
export type { ListQuery } from './list-conditions.ts'
export { pipelineRefusals } from './refusals.ts'
export type { CandidateListItem, HistoryItem } from './schemas.ts'
