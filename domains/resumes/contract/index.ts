export { resumesApi } from './api.ts'
export type { OperatorReport } from './operator-report-calls.ts'
export type { AskedItem, ComparedSide, MergeItem, SuspectedPair } from './people-types.ts'
export { resumesRefusals } from './refusals.ts'
export { peopleRules } from './rule-calls.ts'
export {
  type CandidateNote,
  candidateFacts,
  type Difference,
  type FoundColleague,
  type ResumeDetail,
} from './schemas.ts'
export { unreadableTexts } from './unreadable-texts.ts'
