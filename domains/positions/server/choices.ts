import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { positions, visiblePositions } from './position-store.ts'

/** Nobody scrolls through more. */
const choicesAtMost = 500

export const listProcessChoices: Handler<typeof positionsApi.listProcessChoices> = async ({ query, tx }) => {
  const [list] = await tx.load(
    positions
      .selectFrom('processes')
      .select(['id', 'name', stepsOf('processes', 'id').as('steps'), 'is_default'])
      .where('origin', '=', query.origin)
      .where('is_deleted', '=', false)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .limit(choicesAtMost),
  )
  return { list: list.map((process) => ({ ...process, stages: process.steps.map(({ stage }) => stage) })) }
}

export const listLocations: Handler<typeof positionsApi.listLocations> = async ({ query, caller, tx }) => {
  let named = visiblePositions(caller).select(sql<string>`unnest(positions.cities)`.as('city'))
  if (query.origin) named = named.where('positions.origin', '=', query.origin)
  const [list] = await tx.load(
    positions
      .selectFrom(named.as('named'))
      .select(['city', sql<number>`count(*)`.as('position_count')])
      .groupBy('city')
      .orderBy('position_count', 'desc')
      .orderBy('city')
      .limit(choicesAtMost),
  )
  return { list }
}

export const listCategories: Handler<typeof positionsApi.listCategories> = async ({ query, caller, tx }) => {
  let named = visiblePositions(caller).where('positions.category', '<>', '')
  if (query.origin) named = named.where('positions.origin', '=', query.origin)
  const [list] = await tx.load(
    named
      .select(['positions.category', sql<number>`count(*)`.as('position_count')])
      .groupBy('positions.category')
      .orderBy('position_count', 'desc')
      .orderBy('positions.category')
      .limit(choicesAtMost),
  )
  return { list }
}
