import type { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import type { Handler, Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { keeperOf, keeps } from './keeper.ts'
import { presentUser } from './present-user.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { isSuperAdminLeft } from './super-admins.ts'
import { endSessions, lockUser, userNote } from './user-store.ts'

/** Somebody signs in again where there is a seat for them. */
export const enableUser: Handler<typeof accountsApi.enableUser> = async (context) => {
  const { body, caller, tx, refuse, language } = context
  const keeper = keeperOf(caller)
  const user = await lockUser(tx, caller, body.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (user.version !== body.version) throw refuse('stale', { data: { user: presentUser(user, keeper) } })
  if (user.state === 'enabled') return { id: user.id, version: user.version }
  const full = seatsFullFor(await holdSeats(tx), [user.role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  return { id: user.id, version: saveState(tx, user, 'enabled', caller.userId) }
}

/** Their sessions end with the commit, wherever they are signed in; a link to set a password with ends as well. */
export const disableUser: Handler<typeof accountsApi.disableUser> = async (context) => {
  const { query, body, caller, tx, refuse } = context
  const keeper = keeperOf(caller)
  const user = await lockUser(tx, caller, query.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (user.version !== body.version) throw refuse('stale', { data: { user: presentUser(user, keeper) } })
  if (user.state === 'disabled') return { id: user.id, version: user.version }
  if (user.role === 'SuperAdmin' && !(await isSuperAdminLeft(tx, [user.id]))) throw refuse('last_super_admin')
  await endAccess(tx, [user.id])
  return { id: user.id, version: saveState(tx, user, 'disabled', caller.userId) }
}

/** Ends what lets these people in: sessions and links. */
export async function endAccess(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await endSessions(tx, userIds)
  if (userIds.length > 0) tx.save(accounts.deleteFrom('password_links').where('user_id', 'in', [...userIds]))
}

/** Saves a state and says so; answers the new version. */
export function saveState(
  tx: Transaction,
  user: { readonly id: number; readonly version: number; readonly role: Role },
  state: 'enabled' | 'disabled',
  actorId: number,
): number {
  const version = user.version + 1
  tx.saveOne(
    accounts
      .updateTable('users')
      .set({ state, version })
      .where('id', '=', user.id)
      .where('version', '=', user.version),
  )
  const action = state === 'enabled' ? 'enable' : 'disable'
  tx.save(userNote(tx, { userId: user.id, actorId, action }))
  tx.announce('user', user.id)
  return version
}
