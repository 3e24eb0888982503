import { type Context, type Handler, inserted } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { type Entering, enterAsStaff, enterByToken, isIn } from './enter.ts'
import { rooms } from './room-store.ts'

type Api = typeof roomsApi
type Sending = Pick<Context<Api['send']>, 'tx' | 'now' | 'refuse'>

/** The row of whoever has entered and may still change something in the room. */
export function requireIn(entering: Entering, refuse: Sending['refuse']): number {
  const { member, room } = entering
  if (room.meeting.isOver) throw refuse('room_finished')
  if (!member || !isIn(entering)) throw refuse('not_in_room')
  return member.id
}

async function say({ tx, now, refuse }: Sending, entering: Entering, content: string) {
  const interviewId = entering.room.meeting.id
  const row = inserted(
    await tx.find(
      rooms
        .insertInto('room_messages')
        .values({
          organisation_id: tx.organisationId,
          interview_id: interviewId,
          member_id: requireIn(entering, refuse),
          content,
          sent_at: now,
        })
        .returning('id'),
    ),
  )
  tx.announce('room', { interview: interviewId })
  return { id: row.id }
}

export const send: Handler<Api['send']> = async (context) => {
  const { body, caller, tx, now } = context
  return say(context, await enterAsStaff(tx, caller, body.interview_id, now), body.content)
}

export const visitorSend: Handler<Api['visitorSend']> = async (context) => {
  const { entering } = await enterByToken(context.tx, context.body.token)
  return say(context, entering, context.body.content)
}
