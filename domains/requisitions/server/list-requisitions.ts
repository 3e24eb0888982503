import { containing, type Handler } from '@bole/platform/server'
import type { requisitionsApi } from '@bole/requisitions/contract'
import { requisitionStates } from '@bole/requisitions/model'
import { type SqlBool, sql } from 'kysely'
import { presentRequisition } from './present.ts'
import { positionsFilling, requisitionsInFull, visibleRequisitions } from './requisition-store.ts'

export const listRequisitions: Handler<typeof requisitionsApi.listRequisitions> = async (context) => {
  const { query, caller, tx } = context
  const conditions = [
    sql<SqlBool>`requisitions.origin = ${query.origin}`,
    ...(query.department_id?.length
      ? [sql<SqlBool>`requisitions.department_id = any(${query.department_id}::bigint[])`]
      : []),
    ...(query.keyword ? [sql<SqlBool>`requisitions.title ilike ${containing(query.keyword)}`] : []),
  ]
  const matching = sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
  const states = query.state?.length ? query.state : requisitionStates
  const [rows, counts] = await tx.load(
    requisitionsInFull(caller)
      .where(matching)
      .where('requisitions.state', '=', sql<'asked'>`any(${[...states]}::text[])`)
      .orderBy('requisitions.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    visibleRequisitions(caller)
      .where(matching)
      .select(['requisitions.state', sql<number>`count(*)`.as('amount')])
      .groupBy('requisitions.state'),
  )
  const filling = await positionsFilling(
    tx,
    caller,
    rows.map(({ id }) => id),
  )
  const amountIn = (key: string) => counts.find(({ state }) => state === key)?.amount ?? 0
  const values = requisitionStates.map((key) => [key, { key, value: amountIn(key) }] as const)
  const all = values.reduce((sum, [, { value }]) => sum + value, 0)
  return {
    data: {
      list: rows.map((row) => presentRequisition(row, filling, caller)),
      statistic: { all: { key: 'all', value: all }, ...Object.fromEntries(values) },
    },
    total: [...new Set(states)].reduce((sum, key) => sum + amountIn(key), 0),
  }
}
