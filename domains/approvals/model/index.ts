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
