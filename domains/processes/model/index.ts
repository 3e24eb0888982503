export {
  applied,
  byStage,
  byStep,
  joined,
  type StatusCount,
  type StepCount,
  underWay,
} from './application-counts.ts'
export {
  canBeAdded,
  defaultStages,
  faultInSteps,
  namesUnknown,
  type ProcessStep,
  type StepFault,
  stepAt,
  stepsFor,
  type WantedStep,
  withoutStageNames,
} from './process-steps.ts'
export * as stages from './stages.ts'
export * as statuses from './statuses.ts'
export * as turns from './turns.ts'
export { type ProcessStanding, whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'
export { type StepFate, whatHappens } from './what-happens.ts'
