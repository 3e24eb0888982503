export { type Channel, type Choices, channels, choose, isOn } from './channels.ts'
export {
  groupOf,
  type KindGroup,
  kindGroups,
  kindsEndedBy,
  kindsIn,
  type NoticeKind,
  type WorkKind,
} from './kinds.ts'
export { leavesAt, type Pace, paces, type Timing, usualTiming } from './pace.ts'
export { ways } from './ways.ts'
