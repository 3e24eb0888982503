import type { accountsApi } from '@bole/accounts/contract'
import { outranks, permissionsOf } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { changedPermissions } from '../../model/permission-changes.ts'
import { changedScopes, roleChangesBetween } from '../../model/role-changes.ts'
import { rightsOf, unheldRight } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { rolesNamed } from './insert-role.ts'
import { giverOf, lockRole, noteRole, roleKeeperOf } from './role-store.ts'

/** Sessions of its people are looked up anew: what is taken holds from the next request on. */
export const updateRole: Handler<typeof accountsApi.updateRole> = async (context) => {
  const { query, body, caller, tx, refuse } = context
  const keeper = roleKeeperOf(caller)
  const role = await lockRole(tx, query.id)
  if (!keeper.reachesAll) throw refuse('whole_organisation_only')
  if (!outranks(keeper.role, role.based_on)) throw refuse('role_too_high')
  if (role.version !== body.version) throw refuse('stale')
  const name = body.name ?? role.name
  if (name !== role.name && name !== null) {
    if (role.name === null) throw refuse('role_built_in')
    const [, [named]] = await tx.load(tx.hold('roles'), rolesNamed(name, role.id))
    if (named?.same) throw refuse('role_name_taken', { values: { name } })
  }
  const permission_changes = changedPermissions(
    permissionsOf(role.based_on),
    role.permission_changes,
    body.permissions ?? [],
  )
  const after = {
    ...role,
    name,
    permission_changes,
    hides: body.hides ?? role.hides,
    scopes: changedScopes(role, body.scopes),
  }
  const unheld = unheldRight(giverOf(caller), rightsOf(role), rightsOf(after))
  if (unheld) throw refuse('not_held', { values: { name: unheld } })
  const version = role.version + 1
  tx.saveOne(
    accounts
      .updateTable('roles')
      .set({ name, permission_changes, hides: [...rightsOf(after).hides], scopes: after.scopes, version })
      .where('id', '=', role.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  const changes = roleChangesBetween(rightsOf(role), rightsOf(after))
  noteRole(tx, caller, {
    id: role.id,
    action: 'update',
    changes: name !== null && name !== role.name ? { ...changes, name } : changes,
  })
  return { id: role.id, version }
}
