import type { Caller } from '@bole/platform/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { intake } from './item-store.ts'

/**
 * The positions a caller may take candidates in for, as a condition on a query that has `positions` in it: any, those of their departments,
 * or their own. Fewer than those they see: who takes part in hiring for somebody else's position looks at its candidates and brings in none.
 */
export function positionsOpenTo({ scopes: { positions: scope }, userId }: Caller): RawBuilder<SqlBool> {
  if (scope.kind === 'organisation') return sql`true`
  if (scope.kind === 'departments')
    return sql`positions.department_id = any(${scope.departmentIds}::bigint[])`
  return sql`positions.owner_user_id = ${scope.kind === 'nothing' ? -1 : userId}`
}

/** One of these positions. */
export function positionFor(caller: Caller, id: number) {
  return intake
    .selectFrom('positions')
    .select(['id', 'state'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .where(positionsOpenTo(caller))
}
