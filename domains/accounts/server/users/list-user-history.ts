import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import type { UserChanges } from '../tables.ts'
import { reachedUsers } from './user-store.ts'

/** Of an account within reach: everything that was written down of it. */
export const listUserHistory: Handler<typeof accountsApi.listUserHistory> = async ({ query, caller, tx }) => {
  const events = accounts.selectFrom('user_history').where('user_history.user_id', '=', query.id)
  const [[user], rows, [count]] = await tx.load(
    reachedUsers(caller).where('users.id', '=', query.id),
    events
      .leftJoin('users as actors', (join) => sameTenant(join, 'actors.id', 'user_history.actor_id'))
      .select(['user_history.id', 'action', 'changes', 'user_history.created_at', 'actors.name as user_name'])
      .orderBy('user_history.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    events.select(sql<number>`count(*)`.as('total')),
  )
  if (!user) throw notFound()
  const list = rows.map(({ created_at, changes, ...row }) => ({
    ...row,
    happened_at: created_at.toISOString(),
    changes: presentChanges(changes),
  }))
  return { data: { list }, total: count?.total ?? 0 }
}

/** Values that are words, numbers, yes or no are shown; of lists and records only that they changed. */
function presentChanges(changes: UserChanges) {
  return Object.entries(changes).map(([name, [from, to]]) => ({
    name,
    from: plain(from),
    to: plain(to),
  }))
}

function plain(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null
}
