import type { Role } from '@bole/accounts/model'
import { prepared, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import type { AccountsTables } from './tables.ts'

export const accounts = tablesOf<AccountsTables>()

export interface Account {
  readonly organisation_id: number
  readonly user_id: number
  readonly password_hash: string
  readonly is_disabled: boolean
  readonly is_expired: boolean
}

/** Before an organisation is known: the account a username belongs to, whatever its organisation. */
export const accountOfUsername = prepared<Account>('select * from account_of_username($1)')

/** Before an organisation is known: the session behind a cookie's token. */
export const sessionOfToken = prepared<{
  session_id: number
  organisation_id: number
  user_id: number
  name: string
  role: Role
  permission_changes: Record<string, boolean>
  department_ids: number[]
}>('select * from session_of_token($1)')

export function failuresOf(subjects: readonly string[]) {
  return accounts.selectFrom('sign_in_failures').selectAll().where('subject', 'in', subjects)
}

/** Counts one more failure; a count whose last failure is older than a rest starts again. */
export function countFailure(subject: string, now: Date) {
  return accounts
    .insertInto('sign_in_failures')
    .values({ subject, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when sign_in_failures.last_failed_at < ${now}::timestamptz - interval '15 minutes'
          then 1 else sign_in_failures.failures + 1 end`,
        last_failed_at: now,
      }),
    )
}

export function forgetFailures(subject: string) {
  return accounts.deleteFrom('sign_in_failures').where('subject', '=', subject)
}

export function userWithOrganisation(userId: number) {
  return accounts
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .selectAll('users')
    .select([
      'organisations.name as organisation_name',
      'organisations.home as organisation_home',
      'organisations.slug as organisation_slug',
    ])
    .where('users.id', '=', userId)
}
