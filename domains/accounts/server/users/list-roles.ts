import type { accountsApi } from '@bole/accounts/contract'
import { areaOf, outranks, permissions, permissionsOf, roles, titleOf } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { roleOf } from './keeper.ts'

export const listRoles: Handler<typeof accountsApi.listRoles> = async ({ caller }) => ({
  list: roles
    .filter((role) => outranks(roleOf(caller), role))
    .map((name) => ({ name, title: titleOf(name) })),
})

/** Every permission under its area, and the roles that hold it without changes. */
export const getPermissionTree: Handler<typeof accountsApi.getPermissionTree> = async () => ({
  list: [...Map.groupBy(permissions, areaOf)].map(([name, held]) => ({
    name,
    children: held.map((permission) => ({
      name: permission,
      roles: roles.filter((role) => permissionsOf(role).has(permission)),
    })),
  })),
})
