import type { intakeApi } from '@bole/intake/contract'
import { itemStates, sumsOf } from '@bole/intake/model'
import { type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { arrivalsFound, cellsOf } from './found-arrivals.ts'
import { presentArrival } from './present-arrival.ts'

/** The newest arrivals; the numbers of its tabs are sums over the same rows. */
export const listArrivals: Handler<typeof intakeApi.listArrivals> = async (context) => {
  const { query, caller, tx, language, now } = context
  const found = arrivalsFound(caller, query)
  const states = query.state?.length ? query.state : itemStates
  const shown = found.where('intake_items.state', '=', sql<'waiting'>`any(${[...states]}::text[])`)
  const [rows, cells] = await tx.load(
    shown
      .leftJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'intake_items.candidate_id'))
      .selectAll('intake_items')
      .select([
        'candidates.name as candidate_name',
        'positions.title as position_title',
        'f.name as folder_name',
      ])
      .orderBy('intake_items.created_at', 'desc')
      .orderBy('intake_items.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    cellsOf(found),
  )
  const { all } = sumsOf(cells)
  const statistic = [['all', all.total] as const, ...itemStates.map((state) => [state, all[state]] as const)]
  return {
    data: {
      list: rows.flatMap((row) => presentArrival(row, language, now)),
      statistic: Object.fromEntries(statistic.map(([key, value]) => [key, { key, value }])),
    },
    total: [...new Set(states)].reduce((sum, state) => sum + all[state], 0),
  }
}

export const sumArrivals: Handler<typeof intakeApi.sumArrivals> = async ({ query, caller, tx }) => {
  const [cells] = await tx.load(cellsOf(arrivalsFound(caller, query)))
  return sumsOf(cells)
}
