import type { RecordState } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pagePlace } from '../message/write-message.ts'
import { notifications } from '../notification-store.ts'

/** What a candidate was told, as their page shows it. */
export interface Told {
  readonly subject: string
  readonly text: string
  readonly at: Date
  readonly isViewed: boolean
}

const mostShown = 50

/** What left, and what would have: the page shows also what a mail server did not take. */
const isOut = (now: Date) =>
  sql<SqlBool>`state <> 'cancelled' and lacks is null and coalesce(plan_at, created_at) <= ${now}`

/** Everything the candidate of an application was told, newest first. */
export async function toldOf(tx: Transaction, applicationId: number, now: Date): Promise<readonly Told[]> {
  const [rows] = await tx.load(
    notifications
      .selectFrom('notify_records')
      .select(['subject', 'body', 'created_at', 'plan_at', 'viewed_at'])
      .where('application_id', '=', applicationId)
      .where(isOut(now))
      .orderBy('id', 'desc')
      .limit(mostShown),
  )
  return rows.map(({ subject, body, created_at, plan_at, viewed_at }) => ({
    subject,
    // It is the page they are on.
    text: body
      .replaceAll(pagePlace, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    at: plan_at ?? created_at,
    isViewed: viewed_at !== null,
  }))
}

/**
 * The state of what somebody has read on their page. That their application has come in still leaves, as the mail holds the way back to that
 * page, which they are shown the moment they have applied.
 */
const onceRead = sql<RecordState>`case
  when state = 'failed' or (state = 'waiting' and event = 'applied' and channel <> 'page') then state else 'viewed' end`

/** The candidate has opened their page: what stands there counts as viewed. */
export async function viewTold(tx: Transaction, applicationId: number, now: Date): Promise<void> {
  const [viewed] = await tx.load(
    notifications
      .updateTable('notify_records')
      .set({ viewed_at: now, state: onceRead })
      .where('application_id', '=', applicationId)
      .where('viewed_at', 'is', null)
      .where(isOut(now))
      .returning(['id', 'event', 'stage']),
  )
  for (const { id } of viewed) tx.announce('notify_record', id)
  const invitation = viewed.find(({ event }) => event === 'invited')
  if (invitation) await telling.noteDelivery(tx, applicationId, { stage: invitation.stage, event: 'viewed' })
}
