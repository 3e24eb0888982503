import type { Reader } from '@bole/platform/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The requisitions a person may see, as a condition on a query that has `requisitions` in it: what they asked for themselves, and as far as
 * they reach positions.
 */
export function requisitionsWithin({ scopes, userId }: Reader<'positions'>): RawBuilder<SqlBool> {
  const { positions: scope } = scopes
  if (scope.kind === 'organisation') return sql`true`
  if (scope.kind === 'departments')
    return sql`(requisitions.asked_by = ${userId}
      or requisitions.department_id = any(${scope.departmentIds}::bigint[]))`
  return sql`requisitions.asked_by = ${userId}`
}
