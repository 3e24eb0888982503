import { afterNews, asksToCome, type RecordState } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'

/** What is heard of a mail or a short message. `said`: in the server's own words. */
export interface News {
  readonly state: Exclude<RecordState, 'viewed'>
  readonly said: string
}

/** Where the number of a mail, or of a short message, stands in a record. */
type Carrier = 'mail_id' | 'short_message_id'

/** Writes down what became of messages by what became of what carries them; an invitation that left, or did not, is one to the pipeline. */
export async function recordsFollow(
  tx: Transaction,
  carrier: Carrier,
  newsOf: ReadonlyMap<number, News>,
): Promise<void> {
  const [records] = await tx.load(
    notifications
      .selectFrom('notify_records')
      .select(['id', 'application_id', 'stage', 'event', `${carrier} as carried_by`])
      .where(sql<SqlBool>`${sql.ref(carrier)} = any(${[...newsOf.keys()]}::bigint[])`)
      .orderBy('application_id'),
  )
  for (const { id, application_id, stage, event, carried_by } of records) {
    const news = newsOf.get(carried_by ?? 0)
    if (!news) continue
    // The application is locked before the message, as everywhere.
    if (asksToCome(event)) await tx.load(telling.lockedApplications([application_id], telling.everyone))
    const record = await tx.find(
      notifications
        .selectFrom('notify_records')
        .select(['state', 'viewed_at'])
        .where('id', '=', id)
        .forUpdate(),
    )
    if (!record) continue
    const next = afterNews(record.state, news.state)
    // What was read on the page before it left has been viewed.
    const state = next === 'sent' && record.viewed_at !== null ? 'viewed' : next
    // What was read on the page is not undelivered when its mail comes back.
    const isNews = state === news.state && asksToCome(event)
    // Whoever chooses a time was asked when it was offered.
    if (isNews && (state === 'failed' || (state === 'sent' && event === 'invited'))) {
      const became = state === 'sent' ? ('notified' as const) : ('not_delivered' as const)
      await telling.noteDelivery(tx, application_id, { stage, event: became })
    }
    const sent = news.state === 'sent' ? { sent_at: sql<Date>`now()` } : {}
    tx.save(
      notifications
        .updateTable('notify_records')
        .set({ state, said: news.said, ...sent })
        .where('id', '=', id),
    )
    tx.announce('notify_record', id)
  }
}
