import { positionsOpenTo } from '@bole/intake/server'
import type { mailboxesApi } from '@bole/mailboxes/contract'
import { type Caller, type Context, containing, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { boxes } from './mailbox-store.ts'

type Conditions = Context<typeof mailboxesApi.listMessages>['query']

const startOf = (day: string) => new Date(`${day}T00:00:00`)

/** The mails a caller may see: all, or those for a position they take candidates in for. */
function messagesSeenBy(caller: Caller) {
  const messages = boxes
    .selectFrom('mailbox_messages')
    .innerJoin('mailboxes', (join) => sameTenant(join, 'mailboxes.id', 'mailbox_messages.mailbox_id'))
    .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'mailbox_messages.position_id'))
  if (caller.scopes.candidates.kind === 'organisation') return messages
  return messages.where('positions.id', 'is not', null).where(positionsOpenTo(caller))
}

/** The mails a caller looks for, in whatever state. */
export function messagesFound(caller: Caller, query: Conditions) {
  let found = messagesSeenBy(caller)
  if (query.mailbox_id) found = found.where('mailbox_messages.mailbox_id', '=', query.mailbox_id)
  if (query.day_from) found = found.where('mailbox_messages.taken_at', '>=', startOf(query.day_from))
  if (query.day_until)
    found = found.where(
      sql<SqlBool>`mailbox_messages.taken_at < ${startOf(query.day_until)}::timestamptz + interval '1 day'`,
    )
  if (query.keyword) {
    const like = containing(query.keyword)
    found = found.where(
      sql<SqlBool>`(mailbox_messages.subject ilike ${like} or mailbox_messages.sender ilike ${like}
        or mailbox_messages.sender_name ilike ${like})`,
    )
  }
  return found
}
