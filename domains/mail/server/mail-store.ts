import { tablesOf } from '@bole/platform/server'
import type { MailTables } from './tables.ts'

export const mails = tablesOf<MailTables>()

/** One message of the organisation, locked until the transaction ends. */
export function lockMail(id: number) {
  return mails.selectFrom('mails').selectAll().where('id', '=', id).forUpdate()
}

/** The mail server of the organisation; there is at most one. */
export function ownServer() {
  return mails.selectFrom('mail_servers').selectAll()
}
