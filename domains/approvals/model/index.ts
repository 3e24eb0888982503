export { dayOf, delegationStates, faultOfSpan, type Span, stateOf, turningPoints } from './delegation.ts'
export { linkHours, linkState, linkStates } from './link.ts'
export { firstLook, type Patience, whatIsDue } from './reminding.ts'
export {
  type Answered,
  type ApprovalRule,
  afresh,
  answer,
  answeredBy,
  initialTurns,
  named,
  nextAsked,
  type Round,
  type Step,
  type StepState,
  stepStates,
} from './round.ts'
