import { type Handler, inserted } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { originOf } from '@bole/themes/model'
import { columnsOf } from './columns.ts'
import { isKnownOwner } from './project-store.ts'
import { themes } from './queries.ts'

/** Without an owner it belongs to whoever makes it. */
export const createTheme: Handler<typeof themesApi.createTheme> = async ({ body, caller, tx, refuse }) => {
  if (!(await isKnownOwner(tx, body.owner_id))) throw refuse('unknown_person')
  const project = inserted(
    await tx.find(
      themes
        .insertInto('projects')
        .values({
          owner_user_id: caller.userId,
          ...columnsOf(body),
          name: body.theme_name,
          origin: originOf(body.type),
          organisation_id: tx.organisationId,
        })
        .returning('id'),
    ),
  )
  tx.announce('project', project.id)
  return project
}
