import type { lecturesApi } from '@bole/lectures/contract'
import type { Handler } from '@bole/platform/server'
import { lectures, lockRouteOf, saveRouteVersion } from './lecture-store.ts'
import { columnsOf } from './present.ts'

/** Changes a stop at the version seen; its code and its visitors stay. */
export const updateLecture: Handler<typeof lecturesApi.updateLecture> = async (context) => {
  const { body, tx, refuse } = context
  const { project, stop } = await lockRouteOf(context, body.id)
  if (stop.version !== body.version) throw refuse('stale')
  if (project.is_deleted) throw refuse('project_deleted')
  const version = stop.version + 1
  tx.saveOne(
    lectures
      .updateTable('lectures')
      .set({ ...columnsOf(body), kind: body.kind, version })
      .where('id', '=', body.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  saveRouteVersion(tx, project)
  return { id: body.id, version }
}
