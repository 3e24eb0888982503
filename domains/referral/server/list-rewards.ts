import type { Handler } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { steps } from '@bole/referral/model'
import { balancesOf, linesOf, presentBalances, rewardsFound, rewardsInFull } from './reward-store.ts'

export const listRewards: Handler<typeof referralApi.listRewards> = async ({ query, caller, tx }) => {
  const [rows, [count], sums] = await tx.load(
    rewardsInFull(query)
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    rewardsFound(query).select(({ fn }) => fn.countAll<number>().as('total')),
    balancesOf(query),
  )
  const [lines] = await tx.load(linesOf(rows.map(({ id }) => id)))
  const list = rows.map(({ id, user_id, user_name, state, milestone, amount, currency, ...row }) => {
    const next = user_id === caller.userId ? [] : steps[state]
    return {
      ...{ id, state, milestone, amount, currency },
      user: { id: user_id, name: user_name },
      friend: {
        ...{ post_id: row.application_id, name: row.candidate_name ?? '', position_title: row.title ?? '' },
      },
      lines: lines
        .filter((line) => (line.reward_id ?? line.id) === id)
        .map((line) => ({
          ...{ id: line.id, kind: line.kind, amount: line.amount, why: line.why },
          by: line.by_user_id === null ? null : { id: line.by_user_id, name: line.by_name ?? '' },
          at: line.happened_at.toISOString(),
        })),
      can: {
        approve: next.includes('approved'),
        pay: next.includes('paid'),
        reverse: next.includes('reversed'),
      },
    }
  })
  return { data: { list, balances: presentBalances(sums) }, total: count?.total ?? 0 }
}

/** What one earned oneself: the friend by the name one gave, and not who decided. */
export const listOwnRewards: Handler<typeof referralApi.listOwnRewards> = async ({ query, caller, tx }) => {
  const own = { user_id: caller.userId }
  const [rows, [count], sums] = await tx.load(
    rewardsInFull(own)
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    rewardsFound(own).select(({ fn }) => fn.countAll<number>().as('total')),
    balancesOf(own),
  )
  const list = rows.map(({ id, given_name, title, milestone, amount, currency, state, happened_at }) => ({
    ...{ id, milestone, amount, currency, state },
    ...{ friend: given_name ?? '', position_title: title ?? '', at: happened_at.toISOString() },
  }))
  return { data: { list, balances: presentBalances(sums) }, total: count?.total ?? 0 }
}
