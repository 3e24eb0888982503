import { notFound, type Reader, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { projectsInSight } from '@bole/themes/server'
import { sql } from 'kysely'
import type { LecturesTables } from './tables.ts'

export const lectures = tablesOf<LecturesTables>()

/** How many signed in at a lecture of the query. */
export const visitorCount = sql<number>`(select count(*)::int from lecture_visitors v
  where v.organisation_id = lectures.organisation_id and v.lecture_id = lectures.id)`

/** A project that somebody sees and the state its route is in, read together. */
export function projectOf(caller: Reader<'positions'>, projectId: number) {
  return lectures
    .selectFrom('projects')
    .leftJoin('lecture_routes', (join) => sameTenant(join, 'lecture_routes.project_id', 'projects.id'))
    .select(['projects.id', 'projects.name', 'projects.is_deleted'])
    .select(sql<number>`coalesce(lecture_routes.version, 0)`.as('version'))
    .where('projects.id', '=', projectId)
    .where(projectsInSight(caller))
}

/** The stops of a route, with how many signed in at each. */
export function stopsOf(projectId: number) {
  return lectures
    .selectFrom('lectures')
    .selectAll()
    .select(visitorCount.as('visitor_count'))
    .where('project_id', '=', projectId)
    .orderBy('starts_at')
    .orderBy('id')
}

/** Whoever changes a route, and where. */
interface Changing {
  readonly caller: Reader<'positions'>
  readonly tx: Transaction
}

/** A project's route, which nobody else changes until this transaction has ended. */
export async function lockRoute({ caller, tx }: Changing, projectId: number) {
  const [, [project], stops] = await tx.load(
    tx.hold(`route ${projectId}`),
    projectOf(caller, projectId),
    stopsOf(projectId),
  )
  if (!project) throw notFound()
  return { project, stops }
}

/** The route a lecture is a stop of, locked, with that stop; the lecture may be gone by then. */
export async function lockRouteOf(changing: Changing, lectureId: number) {
  const found = await changing.tx.find(
    lectures.selectFrom('lectures').select('project_id').where('id', '=', lectureId),
  )
  if (!found) throw notFound()
  const route = await lockRoute(changing, found.project_id)
  const stop = route.stops.find(({ id }) => id === lectureId)
  if (!stop) throw notFound()
  return { ...route, stop }
}

/** Writes down that a route is another one now, and tells whoever looks at it. */
export function saveRouteVersion(
  tx: Transaction,
  project: { readonly id: number; readonly version: number },
) {
  const version = project.version + 1
  const key = { organisation_id: tx.organisationId, project_id: project.id }
  tx.save(
    lectures
      .insertInto('lecture_routes')
      .values({ ...key, version })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'project_id']).doUpdateSet({ version })),
  )
  tx.announce('lecture', { project: project.id })
  return version
}
