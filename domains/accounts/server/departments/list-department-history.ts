import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { departmentsWithin } from './department-store.ts'

export const listDepartmentHistory: Handler<typeof accountsApi.listDepartmentHistory> = async (context) => {
  const { query, caller, tx } = context
  const events = accounts
    .selectFrom('department_history')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'department_history.user_id'))
    .where('department_history.department_id', '=', query.id)
  const [[department], rows, [count]] = await tx.load(
    departmentsWithin(caller).select('id').where('id', '=', query.id),
    events
      .select(['department_history.id', 'action', 'users.name as user_name', 'happened_at', 'detail'])
      .orderBy('department_history.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    events.select(sql<number>`count(*)`.as('total')),
  )
  if (!department) throw notFound()
  const list = rows.map((row) => ({ ...row, happened_at: row.happened_at.toISOString() }))
  return { data: { list }, total: count?.total ?? 0 }
}
