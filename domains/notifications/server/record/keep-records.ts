import type { notificationsApi } from '@bole/notifications/contract'
import { wayTo } from '@bole/notifications/model'
import type { Handler } from '@bole/platform/server'
import { beyondQuota } from '../quota/message-quota.ts'
import { stillUnwanted } from '../unsubscribe/who-wants-none.ts'
import { canGoAgain } from './can-go-again.ts'
import { planDelivery } from './deliver-job.ts'
import { lockRecords, named, seenRecords } from './record-store.ts'
import { takeBack } from './take-back.ts'

/** What is being handed over this moment leaves, and is named among those that are not taken back. */
export const cancelRecords: Handler<typeof notificationsApi.cancelRecords> = async ({ body, tx, caller }) => {
  const rows = await seenRecords(tx, caller, body.ids)
  const taken = await takeBack(
    tx,
    rows.map(({ id }) => id),
  )
  return { done: taken.size, refused: rows.flatMap(({ id }) => (taken.has(id) ? [] : { id })) }
}

/** It is a new mail, at once and to the address there is now; what was wrong with its words is not put right by that. */
export const sendAgain: Handler<typeof notificationsApi.sendAgain> = async (context) => {
  const { body, tx, caller, language, refuse } = context
  const rows = await lockRecords(tx, caller, body.ids)
  const unwanted = await stillUnwanted(tx, rows)
  const [over, others] = parted(rows, (row) => canGoAgain(row, unwanted))
  const anewTo = ({ channel, ...who }: (typeof rows)[number]) =>
    wayTo(channel === 'sms' ? 'sms' : 'mail', who)
  const leaving = over.filter((row) => anewTo(row).channel !== 'page').length
  const usedUp = await beyondQuota(tx, language, async () => leaving)
  if (usedUp) throw refuse('messages_used_up', usedUp)
  for (const row of over) {
    const { id } = row
    const carried = { mail_id: null, short_message_id: null, plan_at: null, said: '' }
    tx.save(named([id]).set({ state: 'waiting', lacks: null, ...carried, ...anewTo(row) }))
    planDelivery(tx, id, null)
    tx.announce('notify_record', id)
  }
  return { done: over.length, refused: others.map(({ id }) => ({ id })) }
}

function parted<Row>(rows: readonly Row[], is: (row: Row) => boolean) {
  return [rows.filter(is), rows.filter((row) => !is(row))] as const
}
