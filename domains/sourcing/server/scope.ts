import { type Caller, may, type Reader } from '@bole/platform/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The accounts a person may see, as a condition on a query that has `board_accounts` and their owners, `users`, in it. */
export function accountsWithin({
  scopes: { positions: scope },
  userId,
}: Reader<'positions'>): RawBuilder<SqlBool> {
  if (scope.kind === 'organisation') return sql`true`
  if (scope.kind === 'departments')
    return sql`(board_accounts.user_id = ${userId} or users.department_id = any(${scope.departmentIds}::bigint[]))`
  return sql`board_accounts.user_id = ${userId}`
}

/** Whose an account is decides who sees it: said by whoever sees them all. */
export function mayAssign(caller: Caller): boolean {
  return caller.scopes.positions.kind === 'organisation' && may(caller, 'positions.manage')
}
