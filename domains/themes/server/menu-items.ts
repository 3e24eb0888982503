import { type Handler, inserted, notFound, type Reader, type Transaction } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { sections } from '@bole/themes/model'
import { keptProject } from './keepers.ts'
import { themes } from './queries.ts'
import { menuOf } from './section-store.ts'

/** A project locked, with its links: of two who add one, the second comes behind the first. */
async function lockMenu(tx: Transaction, caller: Reader<'positions'>, projectId: number) {
  const [[project], items] = await tx.load(
    keptProject(caller, projectId).select('is_deleted').forUpdate(),
    menuOf([projectId]),
  )
  if (!project) throw notFound()
  return { ...project, items }
}

export const addCustomMenu: Handler<typeof themesApi.addCustomMenu> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { theme_id: project_id, title, url } = body
  const { is_deleted, items } = await lockMenu(tx, caller, project_id)
  if (is_deleted) throw refuse('project_deleted')
  if (items.length >= sections.mostShown.menu)
    throw refuse('menu_full', { values: { most: sections.mostShown.menu } })
  const place = items.length + 1
  const row = { organisation_id: tx.organisationId, project_id, title, url, place }
  const added = inserted(await tx.find(themes.insertInto('project_menu_items').values(row).returning('id')))
  tx.announce('project', project_id)
  return added
}

export const removeCustomMenu: Handler<typeof themesApi.removeCustomMenu> = async (context) => {
  const { body, caller, tx, refuse } = context
  const item = await tx.find(
    themes.selectFrom('project_menu_items').select('project_id').where('id', '=', body.id),
  )
  if (!item) throw notFound()
  const { is_deleted } = await lockMenu(tx, caller, item.project_id)
  if (is_deleted) throw refuse('project_deleted')
  tx.save(themes.deleteFrom('project_menu_items').where('id', '=', body.id))
  tx.announce('project', item.project_id)
  return { id: body.id }
}
