import type { accountsApi } from '@bole/accounts/contract'
import { outranks, permissions, permissionsOf, titleOf } from '@bole/accounts/model'
import { type Handler, may, notFound } from '@bole/platform/server'
import { keeperOf } from './keeper.ts'
import { type lockUser, reachedUsers } from './user-store.ts'

export const viewUserPermissions: Handler<typeof accountsApi.viewUserPermissions> = async (context) => {
  const { query, caller, tx } = context
  const user = await tx.find(reachedUsers(caller).where('users.id', '=', query.id))
  if (!user) throw notFound()
  const { role: keeper, mayManage } = keeperOf(caller)
  const isKept = mayManage && outranks(keeper, user.role)
  const [ofRole, held] = rightsOfUser(user)
  return {
    id: user.id,
    name: user.name,
    role: { name: user.role, title: titleOf(user.role) },
    version: user.version,
    list: permissions.map((name) => ({
      name,
      is_held: held.has(name),
      is_of_role: ofRole.has(name),
      can_change: isKept && may(caller, name),
    })),
  }
}

/** What somebody's role gives as the organisation has it, and what they hold with what was changed for them alone. */
export function rightsOfUser({
  role,
  role_changes,
  permission_changes,
}: Awaited<ReturnType<typeof lockUser>>) {
  return [
    permissionsOf(role, role_changes),
    permissionsOf(role, { ...role_changes, ...permission_changes }),
  ] as const
}
