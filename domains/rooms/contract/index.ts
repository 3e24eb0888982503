export { roomsApi } from './api.ts'
export { roomsRefusals } from './refusals.ts'
export type { Presence, Room, RoomFile, RoomMessage, RoomSignal } from './schemas.ts'
