import { handingOverAtMost } from '@bole/mail/model'
import { tablesOf } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import type { MailRow, MailTables } from './tables.ts'

export const mails = tablesOf<MailTables>()

/**
 * What is known no more of a message. `words`: it held a link for its reader alone, and has left once. `person`: its words or its address
 * were taken out after it was written. Null: it is whole.
 */
export function forgottenOf({
  is_secret,
  plain,
  recipient,
}: Pick<Selectable<MailRow>, 'is_secret' | 'plain' | 'recipient'>): 'words' | 'person' | null {
  if (recipient === '' || (plain === '' && !is_secret)) return 'person'
  return plain === '' ? 'words' : null
}

/** One message of the organisation, locked until the transaction ends. */
export function lockMail(id: number) {
  return mails.selectFrom('mails').selectAll().where('id', '=', id).forUpdate()
}

/** Some messages of the organisation, locked in the order of their numbers: two that lock several do not wait for each other. */
export function lockMails(ids: readonly number[]) {
  return mails
    .selectFrom('mails')
    .select(['id', 'state', isOnTheWire.as('is_on_the_wire')])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
}

/** Whether a message is being handed over this moment; one that a worker died over is not for longer than handing over may take. */
const isOnTheWire = sql<boolean>`coalesce(
  state = 'waiting' and handed_at > now() - ${handingOverAtMost} * interval '1 millisecond', false)`

/** The mail server of the organisation; there is at most one. */
export function ownServer() {
  return mails.selectFrom('mail_servers').selectAll()
}
