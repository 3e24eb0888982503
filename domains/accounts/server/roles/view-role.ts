import type { accountsApi } from '@bole/accounts/contract'
import { fieldGroups, permissions, permissionsOf } from '@bole/accounts/model'
import { type Handler, may, notFound } from '@bole/platform/server'
import { rightsOf } from '../../model/role-rights.ts'
import { presentRole, rolesWithPeople } from './present-role.ts'

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
