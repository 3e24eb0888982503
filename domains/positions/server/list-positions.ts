import { type Handler, notFound } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { type SqlBool, sql } from 'kysely'
import { positionsInFull, visiblePositions } from './position-store.ts'
import { presentDetail, presentPosition } from './present.ts'
import { titleHas } from './title-has.ts'

type Asked = Parameters<Handler<typeof positionsApi.listPositions>>[0]['query']

/** The conditions of the list apart from the state, which has its own counts. */
function conditionsOf(query: Asked) {
  const { origin, keyword } = query
  const conditions = [
    origin && sql<SqlBool>`positions.origin = ${origin}`,
    query.theme_id?.length && sql<SqlBool>`positions.project_id = any(${query.theme_id}::bigint[])`,
    query.department_id?.length &&
      sql<SqlBool>`positions.department_id = any(${query.department_id}::bigint[])`,
    query.owner_id?.length && sql<SqlBool>`positions.owner_user_id = any(${query.owner_id}::bigint[])`,
    query.city?.length && sql<SqlBool>`positions.cities && ${query.city}::text[]`,
    query.category?.length && sql<SqlBool>`positions.category = any(${query.category}::text[])`,
    keyword && titleHas(keyword),
  ].filter((condition) => typeof condition === 'object')
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}

export const listPositions: Handler<typeof positionsApi.listPositions> = async ({ query, caller, tx }) => {
  const conditions = conditionsOf(query)
  let page = positionsInFull(caller)
    .where(conditions)
    .orderBy('positions.sort')
    .orderBy('positions.id', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  if (query.state?.length) page = page.where('positions.state', 'in', query.state)
  const [rows, states] = await tx.load(
    page,
    visiblePositions(caller)
      .where(conditions)
      .select(['positions.state', sql<number>`count(*)`.as('amount')])
      .groupBy('positions.state'),
  )
  const amountIn = (key: string) => states.find(({ state }) => state === key)?.amount ?? 0
  const wanted = query.state?.length ? query.state : ['draft', 'open', 'closed']
  const keys = ['draft', 'open', 'closed']
  const all = keys.reduce((sum, key) => sum + amountIn(key), 0)
  const statistic = Object.fromEntries(keys.map((key) => [key, { key, value: amountIn(key) }]))
  return {
    data: {
      list: rows.map((row) => presentPosition(row, caller)),
      statistic: { all: { key: 'all', value: all }, ...statistic },
    },
    total: [...new Set(wanted)].reduce((sum, key) => sum + amountIn(key), 0),
  }
}

export const viewPosition: Handler<typeof positionsApi.viewPosition> = async ({ query, caller, tx }) => {
  const row = await tx.find(positionsInFull(caller).where('positions.id', '=', query.id))
  if (!row) throw notFound()
  return { position: presentDetail(row, caller) }
}
