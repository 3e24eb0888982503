import type { Written } from '@bole/notifications/model'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { takeBack } from '../record/take-back.ts'
import { addressOf } from './opted-out.ts'

/** What somebody says who wants no more messages of a kind, or wants them again. */
interface Said {
  readonly wantsAgain: boolean
  /** By the link in a message, or by an answer to it. */
  readonly by: 'link' | 'reply'
}

/** Keeps that the recipient of a message wants no more of its kind, or wants them again; answers whether there is such a message. */
export async function optOut(tx: Transaction, recordId: number, said: Said): Promise<boolean> {
  const record = await tx.find(
    notifications.selectFrom('notify_records').select(['recipient', 'channel']).where('id', '=', recordId),
  )
  if (!record || record.channel === 'page') return false
  const { channel } = record
  const address = addressOf(channel, record.recipient)
  tx.save(
    said.wantsAgain
      ? notifications
          .updateTable('notify_optouts')
          .set({ ended_at: sql<Date>`now()` })
          .where('channel', '=', channel)
          .where('address', '=', address)
          .where('ended_at', 'is', null)
      : notifications
          .insertInto('notify_optouts')
          .values({
            ...{ organisation_id: tx.organisationId, channel, address },
            ...{ said_by: said.by, record_id: recordId },
          })
          .onConflict((conflict) => conflict.doNothing()),
  )
  if (!said.wantsAgain) await takeWaitingBack(tx, channel, address)
  tx.announce('notify_optout')
  return true
}

/** General messages to an address that wait: they were asked for before its owner wanted no more. */
async function takeWaitingBack(tx: Transaction, channel: Written, address: string): Promise<void> {
  const waiting = notifications
    .selectFrom('notify_records')
    .select(['id', 'recipient'])
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('is_general', '=', true)
  const [rows] = await tx.load(waiting)
  const theirs = rows.filter(({ recipient }) => addressOf(channel, recipient) === address)
  await takeBack(
    tx,
    theirs.map(({ id }) => id),
    'unwanted',
  )
}
