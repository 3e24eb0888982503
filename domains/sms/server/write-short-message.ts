import { declareJob, inserted, type Transaction } from '@bole/platform/server'
import { sendingAtMost } from '@bole/sms/model'
import { sql } from 'kysely'
import * as z from 'zod'
import { sms } from './sms-store.ts'

/** Hands one message over; enqueued with the row, and again for each further try. */
export const sendShortMessageJob = declareJob('sms.send', z.object({ short_message_id: z.number() }))

/** A message to be sent. */
export interface NewShortMessage {
  /** A phone number as it is kept of somebody. */
  readonly to: string
  readonly text: string
  /** What it is about, as whoever writes it finds it again: `notification 12`. */
  readonly about: string
  /** It holds a link that only its reader may follow: it is forgotten once it is sent. */
  readonly isSecret: boolean
}

/** Puts a message into the outbox, in the transaction that causes it, and answers its number. Without a gateway it waits (`hasSmsGateway`). */
export async function writeShortMessage(tx: Transaction, message: NewShortMessage): Promise<number> {
  const { id } = inserted(
    await tx.find(
      sms
        .insertInto('short_messages')
        .values({
          organisation_id: tx.organisationId,
          recipient: message.to,
          plain: message.text,
          is_secret: message.isSecret,
          about: message.about,
        })
        .returning('id'),
    ),
  )
  planToSend(tx, id)
  return id
}

/** Has a message handed over, now or later; planned twice it is handed over once. */
export function planToSend(tx: Transaction, id: number, runAt?: Date): void {
  tx.enqueue(sendShortMessageJob, { short_message_id: id }, { key: `sms ${id}`, ...(runAt ? { runAt } : {}) })
}

/** Takes messages back that were not sent yet; answers those that cannot be, as they are being handed over this moment. */
export async function cancelShortMessages(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const isOnTheWire = sql<boolean>`coalesce(
    state = 'waiting' and begun_at > now() - ${sendingAtMost} * interval '1 millisecond', false)`
  const [rows] = await tx.load(
    sms
      .selectFrom('short_messages')
      .select(['id', 'state', isOnTheWire.as('is_on_the_wire')])
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('id')
      .forUpdate(),
  )
  const taken = rows.filter((row) => row.state === 'waiting' && !row.is_on_the_wire).map(({ id }) => id)
  tx.save(
    sms
      .updateTable('short_messages')
      .set({ state: 'cancelled', next_try_at: null })
      .where('id', '=', sql<number>`any(${taken}::bigint[])`),
  )
  return new Set(rows.filter((row) => row.is_on_the_wire).map(({ id }) => id))
}

const plannedAtMost = 10_000

/** Has what waits in an organisation tried at once: a gateway may be connected only now. */
export async function planWaitingShortMessages(tx: Transaction): Promise<void> {
  const waiting = sms.selectFrom('short_messages').select('id').where('state', '=', 'waiting')
  const [rows] = await tx.load(waiting.orderBy('id').limit(plannedAtMost))
  for (const { id } of rows) planToSend(tx, id)
}
