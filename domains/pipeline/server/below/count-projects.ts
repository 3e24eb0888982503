import { type Reader, sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { positionsWithinScope } from '@bole/positions/server'
import { applied, type StatusCount, underWay } from '@bole/processes/model'
import { type CountProjects, countProjects } from '@bole/themes/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { keptCountsAnswer, withinScope } from '../scope.ts'

/** Counts several projects at once, in one pass over their positions and one over the kept counts. */
const count: CountProjects = async (tx, caller, ids) => {
  const isSeen = positionsWithinScope(caller)
  const isKept = keptCountsAnswer(caller)
  const among = sql<number>`any(${ids}::bigint[])`
  const living = pipeline
    .selectFrom('positions')
    .where('positions.project_id', '=', among)
    .where('positions.is_deleted', '=', false)
  const [positions, kept, assigned] = await tx.load(
    living
      .select([
        'positions.project_id',
        sql<number>`count(*) filter (where ${isSeen})`.as('seen'),
        sql<number>`count(*) filter (where positions.state = 'open' and ${isSeen})`.as('open'),
        sql<number>`count(*) filter (where positions.state = 'open')`.as('open_in_all'),
      ])
      .groupBy('positions.project_id'),
    living
      .innerJoin('application_counts', (join) =>
        sameTenant(join, 'application_counts.origin', 'positions.origin').onRef(
          'application_counts.position_id',
          '=',
          'positions.id',
        ),
      )
      .select(['positions.project_id', 'stage', 'step', 'detail', sql<boolean>`${isSeen}`.as('is_seen')])
      .select(sql<number>`sum(amount)::bigint`.as('amount'))
      .groupBy(['positions.project_id', 'stage', 'step', 'detail', 'is_seen']),
    assignedTo(caller, ids),
  )
  return (id) => {
    const row = positions.find(({ project_id }) => project_id === id)
    const counts: readonly (StatusCount & { is_seen: boolean })[] = kept.filter(
      ({ project_id }) => project_id === id,
    )
    const own = assigned.find(({ project_id }) => project_id === id)?.amount ?? 0
    return {
      positions: row?.seen ?? 0,
      open: row?.open ?? 0,
      applications: isKept ? applied(counts.filter(({ is_seen }) => is_seen)) : own,
      openInAll: row?.open_in_all ?? 0,
      liveInAll: underWay(counts),
    }
  }
}

/** Listed applications that somebody sees who sees fewer of them than of positions; for everybody else it answers nothing at once. */
function assignedTo(reader: Reader, ids: readonly number[]) {
  return pipeline
    .selectFrom('applications')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['positions.project_id', sql<number>`count(*)`.as('amount')])
    .where(keptCountsAnswer(reader) ? () => sql<SqlBool>`false` : withinScope(reader))
    .where('applications.is_listed', '=', true)
    .where('positions.is_deleted', '=', false)
    .where('positions.project_id', '=', sql<number>`any(${ids}::bigint[])`)
    .groupBy('positions.project_id')
}

/** What projects have to know of their positions and of those who apply. */
export const fillCountProjects = provide(countProjects, count)
