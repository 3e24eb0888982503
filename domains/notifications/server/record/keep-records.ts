import { cancelMails } from '@bole/mail/server'
import type { notificationsApi } from '@bole/notifications/contract'
import { wayTo, whatCanBeDone } from '@bole/notifications/model'
import type { Handler } from '@bole/platform/server'
import { cancelShortMessages } from '@bole/sms/server'
import { planDelivery } from './deliver-job.ts'
import { lockRecords, named } from './record-store.ts'

/** One that is being handed over this moment may still leave; it then says that it did. */
export const cancelRecords: Handler<typeof notificationsApi.cancelRecords> = async ({ body, tx, caller }) => {
  const rows = await lockRecords(tx, caller, body.ids)
  const [waiting, others] = parted(rows, ({ state }) => whatCanBeDone(state).cancel)
  tx.save(named(waiting.map(({ id }) => id)).set({ state: 'cancelled' }))
  cancelMails(
    tx,
    waiting.flatMap(({ mail_id }) => mail_id ?? []),
  )
  cancelShortMessages(
    tx,
    waiting.flatMap(({ short_message_id }) => short_message_id ?? []),
  )
  for (const { id } of waiting) tx.announce('notify_record', id)
  return { done: waiting.length, refused: others.map(({ id }) => ({ id })) }
}

/** It is a new mail, at once and to the address there is now; what was wrong with its words is not put right by that. */
export const sendAgain: Handler<typeof notificationsApi.sendAgain> = async ({ body, tx, caller }) => {
  const rows = await lockRecords(tx, caller, body.ids)
  const [over, others] = parted(rows, ({ state, lacks }) => whatCanBeDone(state).again && lacks === null)
  for (const { id, channel, ...who } of over) {
    const anew = { state: 'waiting', mail_id: null, short_message_id: null, plan_at: null, said: '' } as const
    tx.save(named([id]).set({ ...anew, ...wayTo(channel === 'sms' ? 'sms' : 'mail', who) }))
    planDelivery(tx, id, null)
    tx.announce('notify_record', id)
  }
  return { done: over.length, refused: others.map(({ id }) => ({ id })) }
}

function parted<Row>(rows: readonly Row[], is: (row: Row) => boolean) {
  return [rows.filter(is), rows.filter((row) => !is(row))] as const
}
