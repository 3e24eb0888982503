import type { accountsApi } from '@bole/accounts/contract'
import { fieldGroups, permissions } from '@bole/accounts/model'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { areas, givenReaches } from '../../model/record-areas.ts'
import { accounts } from '../account-store.ts'

export const listRoleHistory: Handler<typeof accountsApi.listRoleHistory> = async ({ query, tx }) => {
  const events = accounts
    .selectFrom('role_history')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'role_history.user_id'))
    .where('role_history.role_id', '=', query.id)
  const [[role], rows, [count]] = await tx.load(
    accounts.selectFrom('roles').select('id').where('id', '=', query.id),
    events
      .select(['role_history.id', 'action', 'users.name as user_name', 'happened_at', 'changes'])
      .orderBy('role_history.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    events.select(sql<number>`count(*)`.as('total')),
  )
  if (!role) throw notFound()
  const list = rows.map(({ changes, happened_at, ...row }) => ({
    ...row,
    happened_at: happened_at.toISOString(),
    name: changes.name ?? null,
    given: permissions.filter((name) => changes.given?.includes(name)),
    taken: permissions.filter((name) => changes.taken?.includes(name)),
    hidden: fieldGroups.filter((group) => changes.hidden?.includes(group)),
    shown: fieldGroups.filter((group) => changes.shown?.includes(group)),
    scopes: areas.flatMap((area) => {
      const reach = givenReaches.find((one) => one === changes.reaches?.[area])
      return reach ? [{ area, reach }] : []
    }),
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
