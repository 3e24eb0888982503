import { randomInt } from 'node:crypto'
import { type Handler, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { sections } from '@bole/themes/model'
import { keptProject } from './keepers.ts'
import { ownSlug } from './project-store.ts'
import { themes } from './queries.ts'

/** No sign that is taken for another one when it is read from a poster. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Whoever kept the link of before still sees the career site, without the project in front. */
export const changeLink: Handler<typeof themesApi.changeLink> = async ({ body, caller, tx, refuse }) => {
  const project = await tx.find(
    keptProject(caller, body.theme_id).select(['is_deleted', ownSlug]).forUpdate(),
  )
  if (!project) throw notFound()
  if (project.is_deleted) throw refuse('project_deleted')
  const code = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
  tx.save(themes.updateTable('projects').set({ code }).where('id', '=', body.theme_id))
  tx.announce('project', body.theme_id)
  return { code_url: sections.invitationPath(project.slug, code) }
}
