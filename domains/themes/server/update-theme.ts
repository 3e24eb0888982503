import type { Handler } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { themesApi } from '@bole/themes/contract'
import { originOf } from '@bole/themes/model'
import { columnsOf } from './columns.ts'
import { presentTheme } from './present.ts'
import { isKnownOwner, lockProject, projectNames } from './project-store.ts'
import { themes } from './queries.ts'
import { saveSections } from './section-store.ts'
import { projectPositions } from './slots.ts'
import { knownLogo } from './upload-logo.ts'

/** Positions have their project's origin: with any, deleted ones too, the type stays. */
export const updateTheme: Handler<typeof themesApi.updateTheme> = async ({ body, caller, tx, refuse }) => {
  const project = await lockProject(tx, caller, body.id)
  if (project.version !== body.version)
    throw refuse('stale', { data: { theme: presentTheme(project, caller) } })
  if (project.is_deleted) throw refuse('project_deleted')
  if (body.type && originOf(body.type) !== project.origin) {
    if (await providedFor(projectPositions).hasAny(tx, project.id)) throw refuse('has_positions')
  }
  const isNewOwner = body.owner_id !== project.owner_user_id
  if (isNewOwner && !(await isKnownOwner(tx, body.owner_id))) throw refuse('unknown_person')
  await knownLogo(tx, body.company?.logo)
  if ((body.is_volunteer ?? project.ranks_choices) !== project.ranks_choices && project.counts.liveInAll > 0)
    throw refuse('choices_fixed')
  const { theme_name: name = project.name } = body
  const origin = body.type ? originOf(body.type) : project.origin
  const isNamed = name !== project.name || origin !== project.origin
  if (isNamed && (await projectNames.isTaken(tx, { id: project.id, name, origin })))
    throw refuse('name_taken', { values: { name } })
  const version = project.version + 1
  tx.saveOne(
    themes
      .updateTable('projects')
      .set({ ...columnsOf(body, project), version })
      .where('id', '=', project.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  saveSections(tx, project.id, body)
  tx.announce('project', project.id)
  return { id: project.id, version }
}
