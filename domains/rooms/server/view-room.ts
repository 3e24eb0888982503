import type { Handler } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { enterAsStaff } from './enter.ts'
import { passSignals } from './pass-signals.ts'
import { presentMessages, presentRoom } from './present-room.ts'
import { rooms } from './room-store.ts'
import { sayHere } from './say-here.ts'

type Api = typeof roomsApi

export const viewMembers: Handler<Api['members']> = async ({ query, caller, tx, now }) => {
  const entering = await enterAsStaff(tx, caller, query.interview_id, now)
  return presentRoom(tx, entering, { after: 0, connection: null }, now)
}

/** A window of staff is in the room; what it reads is as of its own saying so. */
export const sync: Handler<Api['sync']> = async ({ body, caller, tx, now }) => {
  const entering = await enterAsStaff(tx, caller, body.interview_id, now)
  const entered = await sayHere(tx, entering, body, now)
  const signals = await passSignals(tx, entered, body, now)
  return { ...(await presentRoom(tx, entered, body, now)), signals }
}

/** Everything that was said, for those who see the interview. */
export const viewHistory: Handler<Api['history']> = async ({ params, caller, tx, now }) => {
  const { room } = await enterAsStaff(tx, caller, params.id, now)
  const [messages] = await tx.load(
    rooms
      .selectFrom('room_messages')
      .select(['id', 'member_id', 'content', 'sent_at'])
      .where('interview_id', '=', params.id)
      .orderBy('id'),
  )
  return { list: presentMessages(messages, room.members) }
}
