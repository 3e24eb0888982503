export { dayOf, delegationStates, faultOfSpan, type Span, stateOf, turningPoints } from './delegation.ts'
export {
  type Answered,
  type ApprovalRule,
  afresh,
  answer,
  initialTurns,
  named,
  nextAsked,
  type Round,
  type Step,
  type StepState,
  stepStates,
} from './round.ts'
