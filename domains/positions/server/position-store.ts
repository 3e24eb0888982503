import { type Caller, type Transaction, tablesOf } from '@bole/platform/server'
import type { StatusCount } from '@bole/processes/model'
import { type RawBuilder, sql } from 'kysely'
import { positionsWithinScope } from './scope.ts'
import type { PositionsTables } from './tables.ts'

export const positions = tablesOf<PositionsTables>()

type Reaching = Pick<Caller, 'scope' | 'userId'>

/** The positions a caller may see with the project and process they stand in; none of a deleted project. */
export function visiblePositions(caller: Reaching) {
  return positions
    .selectFrom('positions')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.organisation_id', '=', 'positions.organisation_id')
        .onRef('projects.id', '=', 'positions.project_id'),
    )
    .innerJoin('processes', (join) =>
      join
        .onRef('processes.organisation_id', '=', 'positions.organisation_id')
        .onRef('processes.id', '=', 'positions.process_id'),
    )
    .where('positions.is_deleted', '=', false)
    .where('projects.is_deleted', '=', false)
    .where(positionsWithinScope(caller))
}

/** The same with everything a presenter needs. */
export function positionsInFull(caller: Reaching) {
  return visiblePositions(caller)
    .leftJoin('departments', (join) =>
      join
        .onRef('departments.organisation_id', '=', 'positions.organisation_id')
        .onRef('departments.id', '=', 'positions.department_id'),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.organisation_id', '=', 'positions.organisation_id')
        .onRef('users.id', '=', 'positions.owner_user_id'),
    )
    .selectAll('positions')
    .select([
      'projects.name as project_name',
      'processes.name as process_name',
      'processes.stages',
      'processes.is_deleted as is_process_deleted',
      'departments.name as department_name',
      'users.name as owner_name',
      countsFor(caller).as('counts'),
      hasApplications.as('has_applications'),
    ])
}

export type PositionInFull = Awaited<ReturnType<typeof lockPositions>>[number]

/** A count that was ever kept tells of applications, also of those removed since. */
const hasApplications = sql<boolean>`exists (select from application_counts kept
  where kept.organisation_id = positions.organisation_id and kept.origin = positions.origin
    and kept.position_id = positions.id)`

/** Listed applications in each status: the kept counts, or those assigned to the caller where they see no others. */
function countsFor({ scope, userId }: Reaching): RawBuilder<StatusCount[]> {
  if (scope.kind !== 'assigned') {
    return sql`(select coalesce(jsonb_agg(counted), '[]') from (
      select stage, step, detail, sum(amount)::integer as amount from application_counts kept
      where kept.organisation_id = positions.organisation_id and kept.origin = positions.origin
        and kept.position_id = positions.id
      group by stage, step, detail having sum(amount) <> 0) counted)`
  }
  return sql`(select coalesce(jsonb_agg(counted), '[]') from (
    select stage, step, detail, count(*)::integer as amount from applications
    where applications.organisation_id = positions.organisation_id and applications.position_id = positions.id
      and is_listed and exists (select from application_people
        where application_people.organisation_id = applications.organisation_id
          and application_people.application_id = applications.id and application_people.user_id = ${userId})
    group by stage, step, detail) counted)`
}

/**
 * Positions locked to be changed, in the order of their numbers. Their projects and processes are held too: neither is
 * deleted while one of their positions is being opened.
 */
export async function lockPositions(tx: Transaction, caller: Reaching, ids: readonly number[]) {
  const among = sql<number>`any(${ids}::bigint[])`
  const [, rows] = await tx.load(
    visiblePositions(caller)
      .select('positions.id')
      .where('positions.id', '=', among)
      .orderBy('positions.id')
      .forUpdate('positions')
      .forShare(['projects', 'processes']),
    positionsInFull(caller).where('positions.id', '=', among).orderBy('positions.id'),
  )
  return rows
}
