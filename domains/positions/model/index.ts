export { degrees } from './degrees.ts'
export {
  closePosition,
  missingToOpen,
  missingToStayOpen,
  type Openable,
  openPosition,
  type PositionState,
  positionStates,
  type StateDecision,
} from './opening.ts'
export { reorder } from './reorder.ts'
export { type Kept, type Misfit, misfitsOf, type Surroundings } from './surroundings.ts'
export { type PositionStanding, whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'
