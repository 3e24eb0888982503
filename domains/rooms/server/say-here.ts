import type { Transaction } from '@bole/platform/server'
import { isToBeWritten } from '@bole/rooms/model'
import type { Entering } from './enter.ts'
import { rooms } from './room-store.ts'
import { saveOwn } from './save-member.ts'
import { stageSince } from './take-stage.ts'

/** What a window says of itself. */
interface Saying {
  readonly connection: string
  readonly is_new: boolean
  readonly has_left: boolean
  readonly is_audio: boolean
  readonly is_video: boolean
  readonly is_talking: boolean
  readonly newworkStatus: number
  readonly wants_stage: boolean
}

/**
 * Writes down that somebody's window is in the room, and how; others hear of it where that is news. A window that another one of the same
 * person has followed says nothing more. Answers who they are from now on.
 */
export async function sayHere(
  tx: Transaction,
  entering: Entering,
  said: Saying,
  now: Date,
): Promise<Entering> {
  const { room, member, who } = entering
  const interviewId = room.meeting.id
  const isFollowed = member !== undefined && member.connection !== said.connection && !said.is_new
  if (isFollowed) return entering
  const as = {
    connection: said.connection,
    left_at: said.has_left ? now : null,
    is_audio: said.is_audio,
    is_video: said.is_video,
    is_talking: said.is_talking,
    newwork_status: said.newworkStatus,
    stage_at: await stageSince(tx, entering, said, now),
  }
  const before = member && {
    connection: member.connection,
    left_at: member.left_at,
    is_audio: member.is_audio,
    is_video: member.is_video,
    is_talking: member.is_talking,
    newwork_status: member.newwork_status,
    stage_at: member.stage_at,
  }
  const isNews =
    !before ||
    before.connection !== as.connection ||
    (before.left_at === null) !== (as.left_at === null) ||
    before.is_audio !== as.is_audio ||
    before.is_video !== as.is_video ||
    before.stage_at?.getTime() !== as.stage_at?.getTime()
  const isChanged =
    isNews || before.is_talking !== as.is_talking || before.newwork_status !== as.newwork_status
  if (isChanged || isToBeWritten({ seenAt: member?.seen_at ?? null, leftAt: null }, now))
    saveOwn(tx, entering, { ...as, seen_at: now })
  if (isNews) tx.announce('room', { interview: interviewId })
  if (who.kind === 'user' && room.begunAt === null && !room.meeting.isOver && !said.has_left)
    tx.save(
      rooms
        .insertInto('rooms')
        .values({ organisation_id: tx.organisationId, interview_id: interviewId, begun_at: now })
        .onConflict((conflict) => conflict.doNothing()),
    )
  const fresh = {
    ...{ id: 0, user_id: null, application_id: null, guest_name: null, invited_at: null },
    ...{ is_ready: false, name: '', audio_off_at: null, video_off_at: null },
    ...(who.kind === 'user' ? { user_id: who.id } : { application_id: who.id }),
  }
  const own = { ...(member ?? fresh), ...as, seen_at: now }
  return {
    ...entering,
    member: own,
    room: {
      ...room,
      begunAt: room.begunAt ?? (who.kind === 'user' && !room.meeting.isOver ? now : null),
      members: [...room.members.filter((one) => one !== member), own],
    },
  }
}
