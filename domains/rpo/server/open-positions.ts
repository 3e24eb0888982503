import { positionsOpenTo } from '@bole/intake/server'
import { type Caller, may, tablesOf } from '@bole/platform/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RpoTables } from './tables.ts'

export const rpo = tablesOf<RpoTables>()

/**
 * The positions somebody may hand in candidates for, as a condition on a query that has `positions` in it: those of projects shared with
 * them; recruiters those they take candidates in for anyway.
 */
export function positionsHandedTo(caller: Caller): RawBuilder<SqlBool> {
  const shared = sql<SqlBool>`exists (select from rpo_shares s where s.organisation_id = positions.organisation_id
    and s.project_id = positions.project_id and s.user_id = ${caller.userId})`
  return may(caller, 'candidates.upload') ? sql`(${positionsOpenTo(caller)} or ${shared})` : shared
}

/** One of these positions, in whatever state. */
export function positionHanded(caller: Caller, id: number) {
  return rpo
    .selectFrom('positions')
    .select(['id', 'state', 'origin'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .where(positionsHandedTo(caller))
}
