export { positionsApi } from './api.ts'
export { positionsEvents } from './events.ts'
export { positionsRefusals } from './refusals.ts'
export {
  type NewPosition,
  newPosition,
  type PositionDetail,
  type PositionListItem,
  type RowResults,
  rowResults,
} from './schemas.ts'
