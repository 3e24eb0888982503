import type { lecturesApi } from '@bole/lectures/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { lectures, lockRoute, saveRouteVersion } from './lecture-store.ts'
import { columnsOf } from './present.ts'
import { newCode } from './sign-in-code.ts'

/** Stops that keep their number keep their code and their visitors; one with visitors is not left out. */
export const updateRoute: Handler<typeof lecturesApi.updateRoute> = async (context) => {
  const { body, tx, refuse } = context
  const { project, stops } = await lockRoute(context, body.theme_id)
  const given = [
    ...body.xjhRoute.map((stop) => ({ ...stop, kind: 'xjh' as const })),
    ...body.yxjRoute.map((stop) => ({ ...stop, kind: 'yxj' as const })),
  ]
  const kept = new Map(given.flatMap((stop) => (stop.id === undefined ? [] : [[stop.id, stop] as const])))
  if ([...kept.keys()].some((id) => !stops.some((stop) => stop.id === id))) throw notFound()
  if (project.is_deleted) throw refuse('project_deleted')
  if (project.version !== body.version) throw refuse('stale')
  const gone = stops.filter(({ id }) => !kept.has(id))
  const visited = gone.find(({ visitor_count }) => visitor_count > 0)
  if (visited)
    throw refuse('has_visitors', { values: { name: visited.university, count: visited.visitor_count } })
  const goneIds = gone.map(({ id }) => id)
  if (goneIds.length > 0)
    tx.save(lectures.deleteFrom('lectures').where('id', '=', sql<number>`any(${goneIds}::bigint[])`))
  for (const [id, stop] of kept)
    tx.save(
      lectures
        .updateTable('lectures')
        .set({ ...columnsOf(stop), kind: stop.kind, version: sql`version + 1` })
        .where('id', '=', id),
    )
  const fresh = given.filter(({ id }) => id === undefined)
  if (fresh.length > 0)
    tx.save(
      lectures.insertInto('lectures').values(
        fresh.map((stop) => ({
          organisation_id: tx.organisationId,
          project_id: project.id,
          kind: stop.kind,
          ...columnsOf(stop),
          ...newCode(),
        })),
      ),
    )
  return { version: saveRouteVersion(tx, project) }
}
