import { type Caller, may, type Reader } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { applicants } from './slots.ts'

/**
 * The positions a person may see, as a condition on a query that has `positions` in it: all of the organisation, those of
 * their departments, those they own or take part in hiring for, or those they own. The candidate list and the dashboard say the same over their own
 * tables; taking candidates in is for fewer, and says so itself (`intake/server/position-scope.ts`).
 */
export function positionsWithinScope({
  scopes: { positions: scope },
  userId,
}: Reader<'positions'>): RawBuilder<SqlBool> {
  if (scope.kind === 'organisation') return sql`true`
  if (scope.kind === 'nothing') return sql`false`
  if (scope.kind === 'departments')
    return sql`positions.department_id = any(${scope.departmentIds}::bigint[])`
  if (scope.kind === 'own') return sql`positions.owner_user_id = ${userId}`
  return sql`(positions.owner_user_id = ${userId} or ${providedFor(applicants).isHiredForBy(userId)})`
}

/** Whether a caller manages the positions they see; who sees only what is assigned to them reads it. */
export function mayManage(caller: Pick<Caller, 'scopes' | 'passesEverything' | 'permissions'>): boolean {
  const { kind } = caller.scopes.positions
  if (kind === 'assigned' || kind === 'nothing') return false
  return may(caller, 'positions.manage')
}
