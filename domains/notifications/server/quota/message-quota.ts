import { ownOrganisation } from '@bole/accounts/server'
import { notificationsRefusals } from '@bole/notifications/contract'
import type { Written } from '@bole/notifications/model'
import { fillText, type Language } from '@bole/platform/contract'
import { type RefusalDetails, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { hasRoomFor, leftOf, type MessageQuota } from '../../model/message-quota.ts'
import { notifications } from '../notification-store.ts'

/** How many messages were asked for since a moment: what failed, was taken back or stands on the page alone uses nothing up. */
export const messagesSince = (since: Date) =>
  notifications
    .selectFrom('notify_records')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('state', 'in', ['waiting', 'sent', 'delivered', 'viewed'])
    .where('channel', '<>', 'page')
    .where('created_at', '>=', since)

/** What the organisation may have sent and has; counted only where there is a limit. */
export async function loadQuota(tx: Transaction): Promise<MessageQuota> {
  const organisation = await tx.find(ownOrganisation.ownOrganisation(tx))
  if (!organisation || organisation.message_limit === null) return { total: null, used: 0 }
  const counted = await tx.find(messagesSince(organisation.messages_since))
  return { total: organisation.message_limit, used: counted?.used ?? 0 }
}

/**
 * The notice of a quota that has no room for what is about to be sent, or was just written (`isWritten`); null where it has. Whoever else
 * sends waits until this has ended, so that two do not both get the last message.
 */
export async function beyondQuota(
  tx: Transaction,
  language: Language,
  countComing: () => Promise<number>,
  { isWritten = false } = {},
): Promise<RefusalDetails | null> {
  const organisation = await tx.find(ownOrganisation.ownOrganisation(tx))
  const total = organisation?.message_limit ?? null
  if (!organisation || total === null) return null
  const coming = await countComing()
  const [, [counted]] = await tx.load(
    tx.hold('messages to candidates'),
    messagesSince(organisation.messages_since),
  )
  const quota = { total, used: (counted?.used ?? 0) - (isWritten ? coming : 0) }
  return hasRoomFor(quota, coming) ? null : usedUpNotice(quota, coming, language)
}

/** How many of some applications' candidates are reached by a channel, and not on their page alone. */
export async function countReached(tx: Transaction, ids: readonly number[], channel: Written) {
  const address = channel === 'sms' ? sql.ref('candidates.phone') : sql.ref('candidates.email')
  const reached = await tx.find(
    notifications
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(sql<number>`count(*)::int`.as('count'))
      .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(sql<SqlBool>`coalesce(${address}, '') <> ''`),
  )
  return reached?.count ?? 0
}

/** What the notice of messages says, which its reader can put away for the day (decision 22). */
function usedUpNotice(quota: MessageQuota, coming: number, language: Language): RefusalDetails {
  const texts = notificationsRefusals[language]
  const values = { limit: quota.total ?? 0, left: leftOf(quota) ?? 0, coming }
  return {
    values,
    notice: {
      type: 'message',
      title: texts.messages_used_up_title,
      body: fillText(texts.messages_used_up, values),
    },
  }
}
