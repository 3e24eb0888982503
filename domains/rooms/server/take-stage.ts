import type { Transaction } from '@bole/platform/server'
import { hasRoomOnStage, isOnline } from '@bole/rooms/model'
import { type Entering, isIn } from './enter.ts'
import { type FoundRoom, type Member, membersOf } from './room-store.ts'

/** Whether a member's window is among those with sound and pictures: one who was sent back to the lobby is not. */
export function isOnStage({ stage_at, application_id, is_ready }: Member): boolean {
  return stage_at !== null && (application_id === null || is_ready)
}

/** Who shares a screen now: whose window has been loaded again, or is gone, no longer does. */
export function sharing(room: FoundRoom, now: Date): Member | null {
  const member = room.members.find(({ id }) => id === room.shareBy)
  if (!member || member.connection !== room.shareConnection || !isOnStage(member)) return null
  return presented(member, now).isOnline ? member : null
}

const presented = (member: Member, now: Date) => ({
  isOnline: isOnline({ seenAt: member.seen_at, leftAt: member.left_at }, now),
  isOnStage: isOnStage(member),
})

/**
 * Since when somebody's window is on the stage, once it has said whether it wants to be; null where it does not, waits in the lobby, or as
 * many as there is room for are there. After a reload it is where it was; whoever was silent takes a place as if they came.
 */
export async function stageSince(
  tx: Transaction,
  entering: Entering,
  said: { readonly wants_stage: boolean; readonly has_left: boolean },
  now: Date,
): Promise<Date | null> {
  const { room, member } = entering
  if (!said.wants_stage || said.has_left || room.meeting.isOver || !isIn(entering)) return null
  if (member && presented(member, now).isOnline && isOnStage(member)) return member.stage_at
  const others = (members: readonly Member[]) =>
    members.filter(({ id }) => id !== member?.id).map((one) => presented(one, now))
  if (!hasRoomOnStage(others(room.members))) return null
  // Two who come at once are counted one after the other.
  const [, members] = await tx.load(tx.hold(`room stage ${room.meeting.id}`), membersOf(room.meeting.id))
  return hasRoomOnStage(others(members)) ? now : null
}
