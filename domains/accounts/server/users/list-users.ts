import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { accountFoundBy, accountOfUsername, accounts } from '../account-store.ts'
import { keeperOf } from './keeper.ts'
import { presentUser } from './present-user.ts'
import { reachedUsers, withinReach } from './user-store.ts'

/** Accounts the caller may see: the organisation's, or those of the own departments. */
export const listUsers: Handler<typeof accountsApi.listUsers> = async ({ query, caller, tx }) => {
  let matching = accounts.selectFrom('users').where(withinReach(caller))
  if (query.role) matching = matching.where('users.role', '=', query.role)
  if (query.role_id) matching = matching.where('users.role_id', '=', query.role_id)
  if (query.is_enabled !== undefined)
    matching = matching.where('users.state', '=', query.is_enabled ? 'enabled' : 'disabled')
  if (query.department_ids)
    matching = matching.where('users.department_id', 'in', ({ selectFrom }) =>
      selectFrom('departments as within')
        .select('within.id')
        .where(sql<boolean>`within.path && ${query.department_ids}::bigint[]`),
    )
  if (query.keyword) matching = matching.where(accountFoundBy(query.keyword))
  // The page's accounts are found before anything about them is looked up.
  const page = matching
    .select('users.id')
    .orderBy('users.id')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [rows, [count]] = await tx.load(
    reachedUsers(caller).where('users.id', 'in', page).orderBy('users.id'),
    matching.select(sql<number>`count(*)`.as('total')),
  )
  const keeper = keeperOf(caller)
  return { data: { list: rows.map((row) => presentUser(row, keeper)) }, total: count?.total ?? 0 }
}

export const viewUser: Handler<typeof accountsApi.viewUser> = async ({ query, caller, tx }) => {
  const user = await tx.find(reachedUsers(caller).where('users.id', '=', query.id))
  if (!user) throw notFound()
  return { user: presentUser(user, keeperOf(caller)) }
}

/** Names are one for all organisations: whether one is taken is all that is said. */
export const checkUsername: Handler<typeof accountsApi.checkUsername> = async ({ query, tx, caller }) => {
  const [[taken], [own]] = await tx.load(
    accountOfUsername(query.username),
    reachedUsers(caller).where('users.id', '=', query.id ?? 0),
  )
  if (query.id && !own) throw notFound()
  return { is_free: !taken || taken.user_id === own?.id }
}
