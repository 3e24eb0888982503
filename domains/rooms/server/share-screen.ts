import type { Context, Handler } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { isOnline } from '@bole/rooms/model'
import { type Entering, enterAsStaff, enterByToken } from './enter.ts'
import { keyOfMember, shareStatusOf } from './present-room.ts'
import { rooms } from './room-store.ts'
import { requireIn } from './say-in-room.ts'
import { isOnStage, sharing } from './take-stage.ts'

type Api = typeof roomsApi
type Operating = Pick<Context<Api['operateShare']>, 'tx' | 'now' | 'refuse'>

/** Members who have sound and pictures. */
const onStage = ({ room }: Entering, now: Date) =>
  room.members.filter((one) => isOnStage(one) && isOnline({ seenAt: one.seen_at, leftAt: one.left_at }, now))

export const shareList: Handler<Api['shareList']> = async ({ query, caller, tx, now }) => {
  const entering = await enterAsStaff(tx, caller, query.interview_id, now)
  const sharer = sharing(entering.room, now)
  return {
    list: onStage(entering, now).map((member) => ({
      im_username: keyOfMember(member),
      name: member.name,
      is_share: member.id === sharer?.id,
    })),
  }
}

export const shareStatus: Handler<Api['shareStatus']> = async ({ query, caller, tx, now }) =>
  shareStatusOf(await enterAsStaff(tx, caller, query.interview_id, now), now)

/** One screen at a time: who shares is the window that was first, until it ends that or is gone. */
function operate(
  { tx, now, refuse }: Operating,
  entering: Entering,
  is_share: boolean,
): Record<string, never> {
  const { room, member, part } = entering
  const own = requireIn(entering, refuse)
  const sharer = sharing(room, now)
  if (!is_share && sharer && sharer.id !== own && !part?.acts) throw refuse('not_yours')
  if (is_share) {
    if (!member || !onStage(entering, now).includes(member)) throw refuse('not_on_stage')
    if (sharer && sharer.id !== own) throw refuse('already_shared', { values: { name: sharer.name } })
  }
  const share = {
    share_by: is_share ? own : null,
    share_connection: is_share && member ? member.connection : null,
  }
  tx.save(
    rooms
      .insertInto('rooms')
      .values({
        organisation_id: tx.organisationId,
        interview_id: room.meeting.id,
        begun_at: now,
        ...share,
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'interview_id']).doUpdateSet(share)),
  )
  tx.announce('room', { interview: room.meeting.id })
  return {}
}

export const operateShare: Handler<Api['operateShare']> = async (context) => {
  const { body, caller, tx, now } = context
  await tx.load(tx.hold(`room share ${body.interview_id}`))
  return operate(context, await enterAsStaff(tx, caller, body.interview_id, now), body.is_share)
}

export const visitorShare: Handler<Api['visitorShare']> = async (context) => {
  const { body, tx } = context
  const { entering } = await enterByToken(tx, body.token)
  const { meeting } = entering.room
  await tx.load(tx.hold(`room share ${meeting.id}`))
  // Read again: somebody else may have begun while this one waited.
  const { entering: current } = await enterByToken(tx, body.token)
  return operate(context, current, body.is_share)
}

/** Their window turns it off when it hears so, within a second. */
export const operateVideo: Handler<Api['operateVideo']> = async ({ body, caller, tx, now, refuse }) => {
  const entering = await enterAsStaff(tx, caller, body.interview_id, now)
  if (!entering.part?.acts) throw refuse('not_yours')
  if (entering.room.meeting.isOver) throw refuse('room_finished')
  const member = onStage(entering, now).find((one) => keyOfMember(one) === body.im_username)
  if (!member) throw refuse('not_on_stage')
  const turned = body.device === 'audio' ? { audio_off_at: now } : { video_off_at: now }
  tx.save(rooms.updateTable('room_members').set(turned).where('id', '=', member.id))
  tx.announce('room', { interview: body.interview_id })
  return {}
}
