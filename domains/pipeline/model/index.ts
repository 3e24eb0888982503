export { faultOfDays } from './agreed-days.ts'
export {
  type ApplicationSource,
  applicationSources,
  isApplicationSource,
  sourceKey,
  sourceOfKey,
} from './application-source.ts'
export { type CandidateAction, candidateActions, giveCandidateFeedback } from './candidate-feedback.ts'
export { type CompanyAction, companyActions, giveCompanyFeedback } from './company-feedback.ts'
export { countChanges } from './counts.ts'
export { type Decision, type PipelineRefusal, refusalOf, type Standing } from './decision.ts'
export { type Appointment, arrangeAt, canInvite, type Rearranging } from './invitation.ts'
export { changePosition, handOver, moveTo, remove, restore, standsWhere, takeUp } from './move.ts'
export { neighbourOf } from './neighbour.ts'
export { rejectReasons } from './reject-reasons.ts'
export { afterEvent, type SystemEvent } from './system-events.ts'
export { type Possible, whatCanBeDone } from './what-can-be-done.ts'
