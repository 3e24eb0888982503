import type { Role } from '@bole/accounts/model'
import { containing, prepared, tablesOf } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { AccountsTables } from './tables.ts'

export const accounts = tablesOf<AccountsTables>()

/** Whether an account's names or address hold what was typed; accents, strokes and apostrophes of the name do not count. */
export const accountFoundBy = (
  words: string,
) => sql<SqlBool>`(users.searched like ${containing(words.toLowerCase())}
  or strpos(users.searched, (select nullif(folded(${words}), ''))) > 0)`

export interface Account {
  readonly organisation_id: number
  readonly user_id: number
  readonly password_hash: string
  readonly is_disabled: boolean
  readonly is_expired: boolean
}

// Text: functions of the database, which alone look across organisations before it is known whose a request is.

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
  role_changes: Record<string, boolean>
  scopes: Record<string, string>
  hides: string[]
  department_ids: number[]
  proved_at: Date
  is_limited: boolean
}>('select * from session_of_token($1)')

/** Before an organisation is known: whether somebody signed in to this account from this device. */
export const knowsDevice = prepared<{ is_known: boolean }>('select knows_device($1, $2) as is_known')

/** Before an organisation is known: the company whose code somebody has who asks for an account. */
export const companyOfCode = prepared<{ id: number; name: string }>('select * from company_of_code($1)')

/** Before an organisation is known: the company meant by its code or its short name. */
export const companyOfName = prepared<{
  id: number
  name: string
  slug: string
  logo_made_at: Date | null
  is_code: boolean
}>('select * from company_of_name($1)')

/** Ends the session behind a cookie's token, whosever it is, and answers which it was. */
export const endSession = prepared<{ session_id: number; organisation_id: number }>(
  'select * from end_session($1)',
)

export function userWithOrganisation(userId: number) {
  return accounts
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .selectAll('users')
    .select([
      'organisations.name as organisation_name',
      'organisations.home as organisation_home',
      'organisations.slug as organisation_slug',
      'organisations.has_talent_pool',
    ])
    .where('users.id', '=', userId)
}
