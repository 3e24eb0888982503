import type { accountsApi } from '@bole/accounts/contract'
import { fieldGroups, permissions, permissionsOf } from '@bole/accounts/model'
import { type Caller, type Handler, may, notFound, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { areas, givenReaches } from '../../model/record-areas.ts'
import { rightsOf, whatCanBeDoneWithRole } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { peopleWithRole, type RoleRow, roleKeeperOf } from './role-store.ts'

const rolesWithPeople = () => accounts.selectFrom('roles').selectAll().select(peopleWithRole.as('people'))

/** A role's row as the wire carries it, for who looks at it. */
function presentRole(row: RoleRow & { readonly people: number }, caller: Caller) {
  const { id, based_on, name, people, version } = row
  const is_changed =
    Object.keys(row.permission_changes).length + row.hides.length + Object.keys(row.scopes).length > 0
  return {
    id,
    based_on,
    name,
    people,
    is_changed,
    version,
    can: whatCanBeDoneWithRole(row, roleKeeperOf(caller)),
  }
}

/** The eight built-in roles from the highest, then the own ones by name. */
export const listKeptRoles: Handler<typeof accountsApi.listKeptRoles> = async ({ query, caller, tx }) => {
  const [rows, [count]] = await tx.load(
    rolesWithPeople()
      .orderBy(sql`name is not null`)
      .orderBy('name')
      .orderBy('id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    accounts.selectFrom('roles').select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map((row) => presentRole(row, caller)) }, total: count?.total ?? 0 }
}

export const viewRole: Handler<typeof accountsApi.viewRole> = async ({ query, caller, tx }) => {
  const row = await tx.find(rolesWithPeople().where('id', '=', query.id))
  if (!row) throw notFound()
  const [rights, built] = [rightsOf(row), permissionsOf(row.based_on)]
  const role = presentRole(row, caller)
  return {
    role: {
      ...role,
      permissions: permissions.map((name) => ({
        name,
        is_held: rights.permissions.has(name),
        is_built_in: built.has(name),
        can_change: role.can.edit && may(caller, name),
      })),
      hides: fieldGroups.filter((group) => rights.hides.has(group)),
      scopes: rights.reaches,
    },
  }
}

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
