import type { Handler, Transaction } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { whyNotDelete } from '@bole/themes/model'
import { standingOf } from './present.ts'
import { lockProject, type ProjectInFull, projectNames } from './project-store.ts'
import { themes } from './queries.ts'

/** Its positions stay as they are, out of sight, so that recovering brings everything back. */
export const deleteTheme: Handler<typeof themesApi.deleteTheme> = async ({ body, caller, tx, refuse }) => {
  const project = await lockProject(tx, caller, body.id)
  const why = whyNotDelete(standingOf(project))
  if (why) throw refuse(why.refusal, { values: { count: why.count } })
  mark(tx, project, true)
  return { id: project.id }
}

export const recoverTheme: Handler<typeof themesApi.recoverTheme> = async ({ query, caller, tx, refuse }) => {
  const project = await lockProject(tx, caller, query.id)
  if (project.is_deleted && (await projectNames.isTaken(tx, project)))
    throw refuse('name_taken_since', { values: { name: project.name } })
  mark(tx, project, false)
  return { id: project.id }
}

/** Asked twice, it is done once. */
function mark(tx: Transaction, project: ProjectInFull, isDeleted: boolean): void {
  if (project.is_deleted === isDeleted) return
  tx.save(
    themes
      .updateTable('projects')
      .set({ is_deleted: isDeleted, version: project.version + 1 })
      .where('id', '=', project.id),
  )
  tx.announce('project', project.id)
}
