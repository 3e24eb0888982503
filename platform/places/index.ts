// Going from screen to screen by addresses that are data.

export { type Place, PlaceLink, ReachProvider, useCanReach, useGoTo } from '../web/place-link.tsx'
export { useNameOfRecord, useRecordName } from '../web/record-name.ts'
export { useAddress } from '../web/use-address.ts'
export { useLeaveGuard } from '../web/use-leave-guard.ts'
