import type { Caller } from '@bole/platform/server'
import { sql } from 'kysely'
import { intake } from './item-store.ts'

/**
 * A position the caller may take candidates in for: any, those of their departments, or their own. Fewer than those they see: who takes part
 * in hiring for somebody else's position looks at its candidates and brings in none.
 */
export function positionFor({ scopes: { positions: scope }, userId }: Caller, id: number) {
  const position = intake
    .selectFrom('positions')
    .select(['id', 'state'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
  if (scope.kind === 'organisation') return position
  if (scope.kind === 'departments')
    return position.where('department_id', '=', sql<number>`any(${scope.departmentIds}::bigint[])`)
  return position.where('owner_user_id', '=', scope.kind === 'nothing' ? -1 : userId)
}
