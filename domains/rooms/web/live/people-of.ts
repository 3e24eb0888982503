import type { Presence, Room } from '@bole/rooms/contract'

/** Everybody of a room: staff, candidates, guests. */
export function peopleOf(room: Room): readonly Presence[] {
  return [...room.interview_users, ...room.interview_candidates, ...room.guests]
}
