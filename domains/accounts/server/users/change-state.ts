import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { keeperOf, keeps } from './keeper.ts'
import { presentUser } from './present-user.ts'
import { endAccess, saveState } from './save-state.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { isSuperAdminLeft } from './super-admins.ts'
import { lockUser } from './user-store.ts'

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
