import type { automationApi } from '@bole/automation/contract'
import { containing, type Handler } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { sql } from 'kysely'
import { presentRule } from './present.ts'
import { automation, rulesWithRuns } from './rule-store.ts'

/** Paused rules first, as they wait for somebody; then those that are on, then the others. */
export const listRules: Handler<typeof automationApi.listRules> = async ({ query, caller, tx }) => {
  let matching = rulesWithRuns().where('automation_rules.origin', '=', query.origin)
  if (query.keyword) matching = matching.where('automation_rules.name', 'ilike', containing(query.keyword))
  const [rows, [count]] = await tx.load(
    matching
      .orderBy(sql`array_position(array['paused', 'active', 'disabled'], automation_rules.state)`)
      .orderBy('automation_rules.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.clearSelect().select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map((row) => presentRule(row, caller)) }, total: count?.total ?? 0 }
}

/** The open and closed positions of an origin that the caller sees. */
export const listPositions: Handler<typeof automationApi.listPositions> = async ({ query, caller, tx }) => {
  let matching = automation
    .selectFrom('positions')
    .select(['positions.id', 'positions.title'])
    .where('positions.origin', '=', query.origin)
    .where('positions.is_deleted', '=', false)
    .where(positionsWithinScope(caller))
  if (query.keyword) matching = matching.where('positions.title', 'ilike', containing(query.keyword))
  const [list] = await tx.load(matching.orderBy('positions.title').orderBy('positions.id').limit(500))
  return { list: [...list] }
}
