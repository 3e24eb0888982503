// Many applications at once, brought over from elsewhere and taken out again.
export { labelByName } from '../server/bring/label-by-name.ts'
export {
  type BroughtApplication,
  type PositionToBringTo,
  positionsToBringTo,
  receiveMany,
} from '../server/bring/receive-many.ts'
export {
  applicationsGoneOn,
  type LeftApplication,
  takeOut,
  versionsOf,
  type WentOn,
} from '../server/bring/take-out.ts'
