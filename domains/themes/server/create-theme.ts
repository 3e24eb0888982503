import { type Handler, inserted } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { originOf } from '@bole/themes/model'
import { columnsOf } from './columns.ts'
import { isKnownOwner, projectNames } from './project-store.ts'
import { themes } from './queries.ts'
import { saveSections } from './section-store.ts'
import { knownLogo } from './upload-logo.ts'

/** Without an owner it belongs to whoever makes it. */
export const createTheme: Handler<typeof themesApi.createTheme> = async ({ body, caller, tx, refuse }) => {
  if (!(await isKnownOwner(tx, body.owner_id))) throw refuse('unknown_person')
  await knownLogo(tx, body.company?.logo)
  const [name, origin] = [body.theme_name, originOf(body.type)]
  if (await projectNames.isTaken(tx, { name, origin })) throw refuse('name_taken', { values: { name } })
  const project = inserted(
    await tx.find(
      themes
        .insertInto('projects')
        .values({
          owner_user_id: caller.userId,
          ...columnsOf(body),
          name,
          origin,
          organisation_id: tx.organisationId,
        })
        .returning('id'),
    ),
  )
  saveSections(tx, project.id, body)
  tx.announce('project', project.id)
  return project
}
