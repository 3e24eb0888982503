import { cancelMails } from '@bole/mail/server'
import type { Transaction } from '@bole/platform/server'
import { cancelShortMessages } from '@bole/sms/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { unsubscribed } from '../unsubscribe/unsubscribed.ts'
import { named } from './record-store.ts'

/** What becomes of messages that are taken back: they are cancelled, or left out as their readers want none. */
const becomes = {
  cancelled: { state: 'cancelled' },
  unwanted: { state: 'failed', lacks: unsubscribed },
} as const

/**
 * Takes messages back that have not left, and answers which: what is being handed over this moment leaves. What carries them is locked before
 * them, as what becomes of it is written down in that order.
 */
export async function takeBack(
  tx: Transaction,
  ids: readonly number[],
  why: keyof typeof becomes = 'cancelled',
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const waiting = notifications
    .selectFrom('notify_records')
    .select(['id', 'mail_id', 'short_message_id'])
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .where('state', '=', 'waiting')
    .orderBy('id')
  const [seen] = await tx.load(waiting)
  const before = await carriersTakenBack(tx, seen)
  const [locked] = await tx.load(waiting.forUpdate())
  // What was handed to an outbox between the two has a carrier only now.
  const known = new Set(seen.flatMap(carriersOf))
  const after = await carriersTakenBack(
    tx,
    locked.filter((row) => carriersOf(row).some((carrier) => !known.has(carrier))),
  )
  const leaves = (carrier: string) => before.has(carrier) || after.has(carrier)
  const taken = locked.filter((row) => !carriersOf(row).some(leaves)).map(({ id }) => id)
  tx.save(named(taken).set(becomes[why]))
  for (const id of taken) tx.announce('notify_record', id)
  return new Set(taken)
}

interface Carried {
  readonly mail_id: number | null
  readonly short_message_id: number | null
}

const carriersOf = ({ mail_id, short_message_id }: Carried): readonly string[] => [
  ...(mail_id === null ? [] : [`mail ${mail_id}`]),
  ...(short_message_id === null ? [] : [`sms ${short_message_id}`]),
]

/** Takes back what carries messages; answers what leaves all the same. */
async function carriersTakenBack(tx: Transaction, rows: readonly Carried[]): Promise<ReadonlySet<string>> {
  const mails = await cancelMails(
    tx,
    rows.flatMap(({ mail_id }) => mail_id ?? []),
  )
  const shortMessages = await cancelShortMessages(
    tx,
    rows.flatMap(({ short_message_id }) => short_message_id ?? []),
  )
  return new Set([...[...mails].map((id) => `mail ${id}`), ...[...shortMessages].map((id) => `sms ${id}`)])
}
