export { isCalendarSpan } from './calendar-span.ts'
export { calendarText } from './calendar-text.ts'
export { candidateTags, isSignedIn, tagOf } from './candidate-tag.ts'
export { type Booked, conflictsOf, type Wanted } from './conflicts.ts'
export { freeTimes } from './free-times.ts'
export {
  type InterviewState,
  interviewStates,
  type KeptState,
  stateAt,
  whyNotCancel,
  whyNotFinish,
} from './interview-state.ts'
export { maskedName } from './masked-name.ts'
export * as offering from './offered-times.ts'
export * as queueOrder from './queue-order.ts'
export {
  canStep,
  doorState,
  type QueueState,
  queueStateOf,
  queueStates,
  type RoomStep,
  roomSteps,
} from './queue-state.ts'
export * as queueWait from './queue-wait.ts'
export { handedOver, type InterviewRole, interviewRoles, meets } from './roles.ts'
export { shareOut } from './share-out.ts'
