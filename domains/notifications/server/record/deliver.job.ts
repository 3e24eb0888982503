import { writeMail } from '@bole/mail/server'
import { unsubscribeWords } from '@bole/notifications/contract'
import { telling } from '@bole/pipeline/server'
import { linkTo } from '@bole/platform/links'
import { defineJob, type Transaction } from '@bole/platform/server'
import { writeShortMessage } from '@bole/sms/server'
import { pagePlace } from '../message/write-message.ts'
import { notifications } from '../notification-store.ts'
import { leavesQuietly } from '../settings/quiet-hours.ts'
import { unsubscribeLink } from '../unsubscribe/unsubscribe-link.ts'
import { deliverJob, planDelivery } from './deliver-job.ts'

/**
 * A message leaves: to the outbox, with a link of its own to the candidate's page, or to that page alone. Run again it finds the message
 * gone and does nothing, as what is written and that it was written are committed together.
 */
export const deliverMessage = defineJob(
  deliverJob,
  async ({ payload, inTransaction, now }) => {
    await inTransaction((tx) => deliver(tx, payload.record_id, now))
  },
  async ({ payload, inTransaction }) => {
    await inTransaction(async (tx) => {
      tx.save(
        notifications
          .updateTable('notify_records')
          .set({ state: 'failed' })
          .where('id', '=', payload.record_id)
          .where('state', '=', 'waiting'),
      )
      tx.announce('notify_record', payload.record_id)
    })
  },
)

async function deliver(tx: Transaction, id: number, now: Date): Promise<void> {
  const seen = notifications.selectFrom('notify_records').selectAll().where('id', '=', id)
  const asked = await tx.find(seen)
  if (!asked) return
  // The application is locked before the message, as whoever changes an application locks it first.
  const link = asked.body.includes(pagePlace) ? await telling.linkForMessage(tx, asked.application_id) : null
  const record = await tx.find(seen.forUpdate())
  if (record?.state !== 'waiting' || (record.mail_id ?? record.short_message_id) !== null) return
  if (record.plan_at && record.plan_at > now) return planDelivery(tx, id, record.plan_at)
  const due = await leavesQuietly(tx, record, now)
  if (due > now) return planDelivery(tx, id, due)
  const change = notifications.updateTable('notify_records').where('id', '=', id)
  tx.announce('notify_record', id)
  if (record.channel === 'page') {
    tx.save(change.set({ state: 'sent', sent_at: now }))
    return
  }
  link?.save()
  const letter = {
    to: record.recipient,
    text: link ? record.body.replaceAll(pagePlace, linkTo(link.path)) : record.body,
    about: `notification ${id}`,
    isSecret: link !== null,
  }
  if (record.channel === 'sms') tx.save(change.set({ short_message_id: await writeShortMessage(tx, letter) }))
  else {
    const { language, subject } = record
    // What is not about somebody's own application may be had no more.
    const unsubscribeUrl = unsubscribeLink({ organisationId: tx.organisationId, recordId: id })
    const footer = unsubscribeWords[language].footer.replace('{{link}}', unsubscribeUrl)
    const general = record.event === 'message' && { unsubscribeUrl, text: `${letter.text}\n\n--\n${footer}` }
    tx.save(
      change.set({
        mail_id: await writeMail(tx, { ...letter, takesReplies: true, language, subject, ...general }),
      }),
    )
  }
}
