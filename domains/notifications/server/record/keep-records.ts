import { cancelMails } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { whatCanBeDone } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Caller, type Handler, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { planDelivery } from './deliver-job.ts'

/** Messages to those whom the caller sees, locked; 404 where one is not there. */
async function lockRecords(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const [rows] = await tx.load(
    notifications
      .selectFrom('notify_records')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'notify_records.application_id'),
      )
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['notify_records.id', 'notify_records.state', 'notify_records.lacks', 'mail_id'])
      .select('candidates.email')
      .where('notify_records.id', '=', sql<number>`any(${wanted}::bigint[])`)
      .where('applications.id', 'in', telling.applicationsSeenBy(caller))
      .orderBy('notify_records.id')
      .forUpdate('notify_records'),
  )
  if (rows.length < wanted.length) throw notFound()
  return rows
}

const named = (ids: readonly number[]) =>
  notifications.updateTable('notify_records').where('id', '=', sql<number>`any(${ids}::bigint[])`)

/** One that is being handed over this moment may still leave; it then says that it did. */
export const cancelRecords: Handler<typeof notificationsApi.cancelRecords> = async ({ body, tx, caller }) => {
  const rows = await lockRecords(tx, caller, body.ids)
  const [waiting, others] = parted(rows, ({ state }) => whatCanBeDone(state).cancel)
  tx.save(named(waiting.map(({ id }) => id)).set({ state: 'cancelled' }))
  cancelMails(
    tx,
    waiting.flatMap(({ mail_id }) => mail_id ?? []),
  )
  for (const { id } of waiting) tx.announce('notify_record', id)
  return { done: waiting.length, refused: others.map(({ id }) => ({ id })) }
}

/** It is a new mail, at once and to the address there is now; what was wrong with its words is not put right by that. */
export const sendAgain: Handler<typeof notificationsApi.sendAgain> = async ({ body, tx, caller }) => {
  const rows = await lockRecords(tx, caller, body.ids)
  const [over, others] = parted(rows, ({ state, lacks }) => whatCanBeDone(state).again && lacks === null)
  for (const { id, email } of over) {
    const anew = { state: 'waiting', mail_id: null, plan_at: null, said: '' } as const
    tx.save(named([id]).set({ ...anew, channel: email ? 'mail' : 'page', recipient: email ?? '' }))
    planDelivery(tx, id, null)
    tx.announce('notify_record', id)
  }
  return { done: over.length, refused: others.map(({ id }) => ({ id })) }
}

function parted<Row>(rows: readonly Row[], is: (row: Row) => boolean) {
  return [rows.filter(is), rows.filter((row) => !is(row))] as const
}
