import type { approvalsApi } from '@bole/approvals/contract'
import { dayOf, stateOf } from '@bole/approvals/model'
import { type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { delegationsWith } from './delegation-store.ts'

/** When the caller is away, and for whom they answer; the latest days first. */
export const listDelegations: Handler<typeof approvalsApi.listDelegations> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const matching = delegationsWith(caller.userId)
  const [rows, [count]] = await tx.load(
    matching
      .innerJoin('users as away', (join) => sameTenant(join, 'away.id', 'delegations.user_id'))
      .innerJoin('users as deputy', (join) => sameTenant(join, 'deputy.id', 'delegations.deputy_id'))
      .select(['delegations.id', 'begins_on', 'ends_on', 'ended_at', 'user_id', 'deputy_id'])
      .select(['away.name as away', 'deputy.name as deputy'])
      .orderBy('ends_on', 'desc')
      .orderBy('delegations.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.select(sql<number>`count(*)`.as('total')),
  )
  const today = dayOf(now)
  const list = rows.map(({ id, begins_on, ends_on, ended_at, user_id, deputy_id, away, deputy }) => {
    const state = stateOf({ begins_on, ends_on, isEnded: ended_at !== null }, today)
    const is_mine = user_id === caller.userId
    return {
      id,
      begins_on,
      ends_on,
      state,
      is_mine,
      user: { id: user_id, name: away },
      deputy: { id: deputy_id, name: deputy },
      can: { end: is_mine && (state === 'on' || state === 'coming') },
    }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
