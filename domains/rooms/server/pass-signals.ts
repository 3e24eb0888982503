import type { Transaction } from '@bole/platform/server'
import type { RoomSignal } from '@bole/rooms/contract'
import { isOnline, signalAge } from '@bole/rooms/model'
import type { Entering } from './enter.ts'
import { rooms } from './room-store.ts'
import { isOnStage } from './take-stage.ts'

interface Said {
  readonly connection: string
  readonly signals: readonly {
    readonly to: string
    readonly number: number
    readonly kind: RoomSignal['kind']
    readonly content: string
  }[]
  readonly heard: readonly { readonly from: string; readonly number: number }[]
}

/** How many signals a window is given at once. */
const most = 100

const inRoom = (interviewId: number) =>
  rooms.deleteFrom('room_signals').where('interview_id', '=', interviewId)

/** Deletes what a window has, and what has been lying for too long. */
function dropHeard(tx: Transaction, interviewId: number, own: string, { heard }: Said): void {
  for (const { from, number } of heard)
    tx.save(
      inRoom(interviewId)
        .where('to_connection', '=', own)
        .where('from_connection', '=', from)
        .where('number', '<=', number),
    )
}

/**
 * Takes what a window on the stage says to others there, and answers what they say to it. A signal that is sent again is one; of a window
 * that is not on the stage, nothing is taken and nothing answered.
 */
export async function passSignals(
  tx: Transaction,
  { room, member }: Entering,
  said: Said,
  now: Date,
): Promise<RoomSignal[]> {
  const interviewId = room.meeting.id
  const own = said.connection
  if (!member || member.connection !== own || !isOnStage(member) || room.meeting.isOver) return []
  const there = new Set(
    room.members
      .filter((one) => isOnStage(one) && isOnline({ seenAt: one.seen_at, leftAt: one.left_at }, now))
      .map(({ connection }) => connection),
  )
  dropHeard(tx, interviewId, own, said)
  const passed = said.signals.filter(({ to }) => to !== own && there.has(to))
  if (said.signals.length > 0)
    tx.save(inRoom(interviewId).where('sent_at', '<', new Date(now.getTime() - signalAge)))
  if (passed.length > 0)
    tx.save(
      rooms
        .insertInto('room_signals')
        .values(
          passed.map(({ to, number, kind, content }) => ({
            organisation_id: tx.organisationId,
            interview_id: interviewId,
            to_connection: to,
            from_connection: own,
            ...{ number, kind, content },
            sent_at: now,
          })),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
  const [waiting] = await tx.load(
    rooms
      .selectFrom('room_signals')
      .select(['from_connection as from', 'number', 'kind', 'content'])
      .where('interview_id', '=', interviewId)
      .where('to_connection', '=', own)
      .where('sent_at', '>=', new Date(now.getTime() - signalAge))
      .orderBy('from_connection')
      .orderBy('number')
      .limit(most),
  )
  return waiting
}
