import type { accountsApi } from '@bole/accounts/contract'
import { outranks } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { giveTo } from './give-role.ts'
import { lockRole, noteRole, roleKeeperOf } from './role-store.ts'

/** Nobody is left without a role: its people get the one that is named, all of them or nobody. */
export const deleteRole: Handler<typeof accountsApi.deleteRole> = async (context) => {
  const { query, body, caller, tx, refuse } = context
  const keeper = roleKeeperOf(caller)
  const role = await lockRole(tx, query.id)
  if (role.name === null) throw refuse('role_built_in')
  if (!keeper.reachesAll) throw refuse('whole_organisation_only')
  if (!outranks(keeper.role, role.based_on)) throw refuse('role_too_high')
  if (role.version !== body.version) throw refuse('stale')
  const people = accounts
    .selectFrom('users')
    .select(['id', 'role', 'role_id', 'department_id', 'state', 'version'])
    .where('role_id', '=', role.id)
  const to = body.to_id === null ? null : await lockRole(tx, body.to_id)
  const [found] = await tx.load(people.orderBy('id').forUpdate())
  if (found.length > 0) {
    if (to === null || to.id === role.id) throw refuse('role_in_use', { values: { count: found.length } })
    await giveTo(context, to, found)
  }
  noteRole(tx, caller, { id: role.id, action: 'delete', changes: { name: role.name } })
  // Nobody is to join with more than they were meant to have: who has not joined is invited anew.
  const invited = accounts.deleteFrom('invitations').where('role_id', '=', role.id)
  tx.save(invited.where('accepted_at', 'is', null), accounts.deleteFrom('roles').where('id', '=', role.id))
  tx.announce('invitation')
  return { id: role.id }
}
