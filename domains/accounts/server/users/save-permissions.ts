import type { accountsApi } from '@bole/accounts/contract'
import { outranks } from '@bole/accounts/model'
import { type Handler, may, notFound } from '@bole/platform/server'
import { changedPermissions, givenUnheld } from '../../model/permission-changes.ts'
import { accounts } from '../account-store.ts'
import { keeperOf } from './keeper.ts'
import { lockUsers, userNote } from './user-store.ts'
import { rightsOfUser } from './view-user-permissions.ts'

/** All of them are changed, or nobody: one gives and takes only what one holds. It holds from the next request on. */
export const saveUserPermissions: Handler<typeof accountsApi.saveUserPermissions> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { role: keeper } = keeperOf(caller)
  const found = await lockUsers(
    tx,
    caller,
    body.users.map(({ id }) => id),
  )
  const rowOf = new Map(found.map((row) => [row.id, row]))
  const saved = new Map<number, number>()
  for (const { id, version: seen, permissions: wanted } of body.users) {
    const user = rowOf.get(id)
    if (!user) throw notFound()
    if (!outranks(keeper, user.role)) throw refuse('not_lower_role')
    // Named twice, the second is about what the first left.
    if (user.version !== seen || saved.has(id)) throw refuse('stale', { values: { name: user.name } })
    const before = user.permission_changes
    const [ofRole, held] = rightsOfUser(user)
    const unheld = givenUnheld(held, wanted, (name) => may(caller, name))
    if (unheld) throw refuse('not_held', { values: { name: unheld } })
    const after = changedPermissions(ofRole, before, wanted)
    const version = seen + 1
    tx.saveOne(
      accounts
        .updateTable('users')
        .set({ permission_changes: after, version })
        .where('id', '=', id)
        .where('version', '=', seen),
      refuse('stale'),
    )
    const changes = { permissions: [before, after] as const }
    tx.save(userNote(tx, { userId: id, actorId: caller.userId, action: 'permit', changes }))
    tx.announce('user', id)
    saved.set(id, version)
  }
  return { users: [...saved].map(([id, version]) => ({ id, version })) }
}
