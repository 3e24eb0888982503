import type { Written } from '@bole/notifications/model'
import { dialledNumber } from '@bole/sms/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'

/** An address as it is compared: mail in small letters, a phone as it is dialled. */
export const addressOf = (channel: Written, recipient: string): string =>
  channel === 'mail' ? recipient.toLowerCase() : (dialledNumber(recipient) ?? recipient)

/** Those of some addresses whose owners want no general messages. */
export function optedOut(channel: Written, addresses: readonly string[]) {
  return notifications
    .selectFrom('notify_optouts')
    .select('address')
    .where('channel', '=', channel)
    .where('ended_at', 'is', null)
    .where(sql<SqlBool>`address = any(${addresses}::text[])`)
}
