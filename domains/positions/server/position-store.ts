import { type Reader, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { Channel } from '@bole/positions/model'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { positionsWithinScope } from './scope.ts'
import { applicants } from './slots.ts'
import type { PositionsTables } from './tables.ts'

export const positions = tablesOf<PositionsTables>()

/** The positions a caller may see with the project and process they stand in; none of a deleted project. */
export function visiblePositions(caller: Reader) {
  return positions
    .selectFrom('positions')
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .innerJoin('processes', (join) => sameTenant(join, 'processes.id', 'positions.process_id'))
    .where('positions.is_deleted', '=', false)
    .where('projects.is_deleted', '=', false)
    .where(positionsWithinScope(caller))
}

/** The outside boards a position was ever named for. */
const inChannels = sql<Channel[]>`(select coalesce(array_agg(channel), '{}') from channel_positions
  where channel_positions.organisation_id = positions.organisation_id and position_id = positions.id)`

/** The same with everything a presenter needs. */
export function positionsInFull(caller: Reader) {
  return visiblePositions(caller)
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'positions.department_id'))
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'positions.owner_user_id'))
    .selectAll('positions')
    .select([
      'projects.name as project_name',
      'projects.stations as project_stations',
      'processes.name as process_name',
      stepsOf('processes', 'id').as('steps'),
      'processes.is_deleted as is_process_deleted',
      'departments.name as department_name',
      'users.name as owner_name',
      providedFor(applicants).countsFor(caller).as('counts'),
      providedFor(applicants).hasAny.as('has_applications'),
      inChannels.as('in_channels'),
    ])
}

export type PositionInFull = Awaited<ReturnType<typeof lockPositions>>[number]

/**
 * Positions locked to be changed, in the order of their numbers. Their projects and processes are held too: neither is
 * deleted while one of their positions is being opened.
 */
export async function lockPositions(tx: Transaction, caller: Reader, ids: readonly number[]) {
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
