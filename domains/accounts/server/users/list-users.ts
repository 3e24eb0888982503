import type { accountsApi } from '@bole/accounts/contract'
import { containing, type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { presentUser } from './present-user.ts'

/** Accounts the caller may see: the organisation's, or those of the own departments. */
export const listUsers: Handler<typeof accountsApi.listUsers> = async ({ query, caller, tx }) => {
  let matching = accounts
    .selectFrom('users')
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'users.department_id'))
  if (caller.scope.kind === 'departments') {
    matching = matching.where(
      'users.department_id',
      '=',
      sql<number>`any(${caller.scope.departmentIds}::bigint[])`,
    )
  }
  if (query.role) matching = matching.where('users.role', '=', query.role)
  if (query.keyword) {
    const pattern = containing(query.keyword)
    matching = matching.where((where) =>
      where.or([where('users.name', 'ilike', pattern), where('users.username', 'ilike', pattern)]),
    )
  }
  const [rows, [count]] = await tx.load(
    matching
      .selectAll('users')
      .select('departments.name as department_name')
      .orderBy('users.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map(presentUser) }, total: count?.total ?? 0 }
}
