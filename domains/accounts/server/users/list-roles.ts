import type { accountsApi } from '@bole/accounts/contract'
import { areaOf, permissions, permissionsOf, roles, titleOf } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { givesTooMuch } from '../../model/role-rights.ts'
import { mayGive } from '../../model/roles.ts'
import { accounts } from '../account-store.ts'
import { giverOf } from '../roles/role-store.ts'
import { roleOf } from './keeper.ts'

/** Those the caller may give, and of those that the organisation changed the ones that give no more than the caller holds. */
export const listRoles: Handler<typeof accountsApi.listRoles> = async ({ caller, tx }) => {
  const [kept] = await tx.load(accounts.selectFrom('roles').selectAll().orderBy('name'))
  const given = kept.filter((role) => !givesTooMuch(giverOf(caller), role))
  const list = roles
    .filter((role) => mayGive(roleOf(caller), role))
    .flatMap((name) =>
      given
        .filter(({ based_on }) => based_on === name)
        .sort((one, other) => Number(one.name !== null) - Number(other.name !== null))
        .map((role) => ({
          name,
          title: titleOf(name),
          own: role.name === null ? null : { id: role.id, name: role.name },
        })),
    )
  return { list }
}

/** Every permission under its area, and the built-in roles that hold it as the organisation has them. */
export const getPermissionTree: Handler<typeof accountsApi.getPermissionTree> = async ({ tx }) => {
  const [kept] = await tx.load(
    accounts.selectFrom('roles').select(['based_on', 'permission_changes']).where('name', 'is', null),
  )
  const changesOf = new Map(kept.map((role) => [role.based_on, role.permission_changes]))
  return {
    list: [...Map.groupBy(permissions, areaOf)].map(([name, held]) => ({
      name,
      children: held.map((permission) => ({
        name: permission,
        roles: roles.filter((role) => permissionsOf(role, changesOf.get(role)).has(permission)),
      })),
    })),
  }
}
