import { mailEvents } from '@bole/mail/contract'
import { telling } from '@bole/pipeline/server'
import { on } from '@bole/platform/reaction'
import { notifications } from '../notification-store.ts'

/** What a candidate answers to a message stands in their timeline, once however often it is read. */
export const keepReplies = on(mailEvents.replied, async ({ tx, events }) => {
  for (const { mail_id, message_id, subject, text, at } of events) {
    const record = await tx.find(
      notifications
        .selectFrom('notify_records')
        .select(['id', 'application_id'])
        .where('mail_id', '=', mail_id),
    )
    if (!record) continue
    const { id: record_id, application_id } = record
    const kept = await tx.find(
      notifications
        .insertInto('notify_replies')
        .values({
          organisation_id: tx.organisationId,
          record_id,
          message_id,
          subject,
          body: text,
          received_at: new Date(at),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    if (kept) await telling.noteReply(tx, application_id, text)
  }
})
