import type { lecturesApi } from '@bole/lectures/contract'
import { mostStops } from '@bole/lectures/model'
import { type Handler, inserted } from '@bole/platform/server'
import { lectures, lockRoute, saveRouteVersion } from './lecture-store.ts'
import { columnsOf } from './present.ts'
import { newCode } from './sign-in-code.ts'

/** A stop more; its code is made with it. */
export const createLecture: Handler<typeof lecturesApi.createLecture> = async (context) => {
  const { body, tx, refuse } = context
  const { project, stops } = await lockRoute(context, body.theme_id)
  if (project.is_deleted) throw refuse('project_deleted')
  if (stops.length >= mostStops) throw refuse('too_many_stops', { values: { most: mostStops } })
  const [[row]] = await tx.load(
    lectures
      .insertInto('lectures')
      .values({
        organisation_id: tx.organisationId,
        project_id: project.id,
        kind: body.kind,
        ...columnsOf(body),
        ...newCode(),
      })
      .returning('id'),
  )
  saveRouteVersion(tx, project)
  return { id: inserted(row).id }
}
