import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/** Whose accounts in the organisation have one of these mail addresses, in whatever case; addresses come in lower case. */
export const accountsOfEmails = (emails: readonly string[]) =>
  accounts
    .selectFrom('users')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where(sql<boolean>`lower(email) = any(${emails}::text[])`)

/** Whether somebody else in the organisation has this mail address; until this is done nobody else is given it. */
export async function isEmailTaken(tx: Transaction, email: string | null, ownId = 0): Promise<boolean> {
  if (email === null) return false
  const plain = email.toLowerCase()
  const [, found] = await tx.load(tx.hold(`email ${plain}`), accountsOfEmails([plain]))
  return found.some(({ id }) => id !== ownId)
}
