import { mailEvents } from '@bole/mail/contract'
import { telling } from '@bole/pipeline/server'
import { on } from '@bole/platform/reaction'
import type { Transaction } from '@bole/platform/server'
import { smsEvents } from '@bole/sms/contract'
import { wishIn } from '../../model/wish.ts'
import { notifications } from '../notification-store.ts'
import { optOut } from '../unsubscribe/opt-out.ts'

/** What a candidate answers to a message stands in their timeline, once however often it is read. */
export const keepReplies = on(mailEvents.replied, async ({ tx, events }) => {
  for (const { mail_id, message_id, subject, text, at } of events) {
    const record = await tx.find(answeredBy('mail_id', mail_id))
    if (record) await keepReply(tx, record, { message_id, subject, body: text, received_at: new Date(at) })
  }
})

/** The same by short message; one that says only that its writer wants no more of them, or wants them again, is that. */
export const keepShortReplies = on(smsEvents.replied, async ({ tx, events }) => {
  for (const { short_message_id, text, at } of events) {
    const record = await tx.find(answeredBy('short_message_id', short_message_id))
    if (!record) continue
    const wish = wishIn(text)
    if (wish) await optOut(tx, record.id, { wantsAgain: wish === 'start', by: 'reply' })
    else if (text !== '')
      await keepReply(tx, record, {
        ...{ message_id: `sms ${at}`, subject: '', body: text },
        received_at: new Date(at),
      })
  }
})

const answeredBy = (carrier: 'mail_id' | 'short_message_id', id: number) =>
  notifications
    .selectFrom('notify_records')
    .select(['id', 'application_id', 'asked_by'])
    .where(carrier, '=', id)

interface Answered {
  readonly id: number
  readonly application_id: number
  readonly asked_by: number | null
}

interface Said {
  readonly message_id: string
  readonly subject: string
  readonly body: string
  readonly received_at: Date
}

async function keepReply(tx: Transaction, record: Answered, said: Said): Promise<void> {
  const kept = await tx.find(
    notifications
      .insertInto('notify_replies')
      .values({ organisation_id: tx.organisationId, record_id: record.id, ...said })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  if (kept) await telling.noteReply(tx, record.application_id, { text: said.body, to: record.asked_by })
}
