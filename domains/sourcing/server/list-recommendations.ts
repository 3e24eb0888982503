import { foundByWords, type Handler, sameTenant } from '@bole/platform/server'
import type { sourcingApi } from '@bole/sourcing/contract'
import { type SqlBool, sql } from 'kysely'
import { visibleAccounts } from './activity-store.ts'

export const listRecommendations: Handler<typeof sourcingApi.listRecommendations> = async (context) => {
  const { query, caller, tx } = context
  const { keyword, outcome, day_from, day_until, ...rest } = query
  let found = visibleAccounts(caller, rest).innerJoin('board_recommendations', (join) =>
    sameTenant(join, 'board_recommendations.account_id', 'board_accounts.id'),
  )
  if (day_from) found = found.where('recommended_at', '>=', new Date(`${day_from}T00:00:00`))
  if (day_until)
    found = found.where(
      sql<SqlBool>`recommended_at < ${new Date(`${day_until}T00:00:00`)}::timestamptz + interval '1 day'`,
    )
  if (outcome?.length) found = found.where(sql<SqlBool>`outcome = any(${outcome}::text[])`)
  if (keyword)
    found = found.where(
      foundByWords(keyword, 'board_recommendations.name', 'position_title', 'board_accounts.name'),
    )
  const [rows, [count]] = await tx.load(
    found
      .select(['board_recommendations.id', 'board_recommendations.name', 'position_title', 'recommended_at'])
      .select(['outcome', 'board_accounts.name as account_name', 'users.id as owner_id'])
      .select('users.name as owner_name')
      .orderBy('recommended_at', 'desc')
      .orderBy('board_recommendations.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(sql<number>`count(*)`.as('total')),
  )
  const list = rows.map(({ account_name, owner_id, owner_name, recommended_at, ...row }) => ({
    ...row,
    bossName: account_name,
    owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
    recommended_at: recommended_at.toISOString(),
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
