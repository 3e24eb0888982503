export { categoryLength } from './category-length.ts'
export type { Channel, ChannelState, InChannel } from './channels.ts'
export * as boards from './channels.ts'
export * as money from './currency-in.ts'
export { degrees } from './degrees.ts'
export { type FeedEntry, xmlFeed } from './feed.ts'
export { type CityChange, citiesAfter, cityChanges, unknownStation } from './many-changes.ts'
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
export { pastedCells } from './pasted-cells.ts'
export { reorder } from './reorder.ts'
export { type Kept, type Misfit, misfitsOf, type Surroundings } from './surroundings.ts'
export { type PositionStanding, whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'
export {
  columnOfField,
  type KnownWords,
  readWritten,
  type WrittenColumn,
  type WrittenFault,
  type WrittenRow,
  writtenColumns,
} from './written-rows.ts'
