import type { ListQuery } from '@bole/pipeline/contract'
import { type Caller, prepared, type Query } from '@bole/platform/server'
import type { StepCount } from '@bole/processes/model'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { isCountedAlready, matchingApplications } from './list-filter.ts'

/** Counting looks at no more applications than this; past it the counts are "at least". */
export const countedAtMost = 10_000

// Text: the counts of every page of the list are a hot path (docs/performance.md).

/** Kept counts of an origin ($1), of those of some group; those of positions tell steps of a process apart. */
const keptCounts = (group: string, isBySteps = false) => {
  const status = `stage, step, detail${isBySteps ? ', process_step_id' : ''}`
  return prepared<StepCount>(`select ${status}${isBySteps ? ' as "processStep"' : ''}, sum(amount) as amount
    from application_counts where origin = $1 and ${group} group by ${status}`)
}

const countsOfOrigin = keptCounts('position_id = 0 and project_id = 0 and department_id = 0')

const countsOfProjects = keptCounts('position_id = 0 and project_id = any ($2::bigint[])')

const countsOfDepartments = keptCounts(
  'position_id = 0 and project_id = 0 and department_id = any ($2::bigint[])',
)

/** Where several conditions meet: $2 positions, $3 projects, $4 departments; null where any will do. */
const countsOfPositions = keptCounts(
  `position_id = any (array(select p.id from positions p
  where ($2::bigint[] is null or p.id = any ($2)) and ($3::bigint[] is null or p.project_id = any ($3))
    and ($4::bigint[] is null or p.department_id = any ($4))))`,
  true,
)

/** How many applications stand in each status: from the kept counts where they answer, else by counting a bounded part. */
export function statusCounts(query: ListQuery, caller: Caller, now: Date): Query<StepCount> {
  if (!isCountedAlready(query, caller)) return countedNow(query, caller, now)
  const { origin } = query
  const { candidates: scope } = caller.scopes
  const positions = query.position_id?.length ? query.position_id : null
  const projects = query.project_id?.length ? query.project_id : null
  const departments = scope.kind === 'departments' ? scope.departmentIds : null
  if (positions || (projects && departments))
    return countsOfPositions(origin, positions, projects, departments)
  if (projects) return countsOfProjects(origin, projects)
  return departments ? countsOfDepartments(origin, departments) : countsOfOrigin(origin)
}

function countedNow(query: ListQuery, caller: Caller, now: Date): Query<StepCount> {
  return pipeline
    .selectFrom(
      matchingApplications(query, caller, now)
        .select(['applications.stage', 'applications.step', 'applications.detail'])
        .select('applications.process_step_id as processStep')
        .limit(sql.lit(countedAtMost))
        .as('matching'),
    )
    .select(['stage', 'step', 'detail', 'processStep', sql<number>`count(*)`.as('amount')])
    .groupBy(['stage', 'step', 'detail', 'processStep'])
}
