import { mailEvents } from '@bole/mail/contract'
import { afterNews } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { on } from '@bole/platform/reaction'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'

/** What becomes of a mail becomes of the message it carries; an invitation that left, or did not, is one to the pipeline. */
export const followMail = on(mailEvents.settled, async ({ tx, events }) => {
  const newsOf = new Map(events.map((event) => [event.mail_id, event]))
  const [records] = await tx.load(
    notifications
      .selectFrom('notify_records')
      .select(['id', 'application_id', 'stage', 'event', 'mail_id'])
      .where(sql<SqlBool>`mail_id = any(${[...newsOf.keys()]}::bigint[])`)
      .orderBy('application_id'),
  )
  for (const { id, application_id, stage, event, mail_id } of records) {
    const news = newsOf.get(mail_id ?? 0)
    if (!news) continue
    // The application is locked before the message, as everywhere.
    if (event === 'invited' && (news.state === 'sent' || news.state === 'failed')) {
      const became = news.state === 'sent' ? ('notified' as const) : ('not_delivered' as const)
      await telling.noteDelivery(tx, application_id, { stage, event: became })
    }
    const record = await tx.find(
      notifications.selectFrom('notify_records').select('state').where('id', '=', id).forUpdate(),
    )
    if (!record) continue
    const state = afterNews(record.state, news.state)
    const sent = news.state === 'sent' ? { sent_at: sql<Date>`now()` } : {}
    tx.save(
      notifications
        .updateTable('notify_records')
        .set({ state, said: news.said, ...sent })
        .where('id', '=', id),
    )
    tx.announce('notify_record', id)
  }
})
