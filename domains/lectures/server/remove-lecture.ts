import type { lecturesApi } from '@bole/lectures/contract'
import type { Handler } from '@bole/platform/server'
import { lectures, lockRouteOf, saveRouteVersion } from './lecture-store.ts'

/** A stop that people signed in at stays, as the list of who came would go with it. */
export const removeLecture: Handler<typeof lecturesApi.removeLecture> = async (context) => {
  const { query, tx, refuse } = context
  const { project, stop } = await lockRouteOf(context, query.id)
  if (project.is_deleted) throw refuse('project_deleted')
  if (stop.visitor_count > 0)
    throw refuse('has_visitors', { values: { name: stop.university, count: stop.visitor_count } })
  tx.save(lectures.deleteFrom('lectures').where('id', '=', query.id))
  saveRouteVersion(tx, project)
  return { id: query.id }
}
