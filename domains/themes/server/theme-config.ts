import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { themesApi } from '@bole/themes/contract'
import { keeping } from '@bole/themes/model'
import { keepingDepartments, keepingPeople, keptProject, lockKept } from './keepers.ts'
import { themes } from './queries.ts'
import { isPassTemplate } from './slots.ts'

export const getThemeConfig: Handler<typeof themesApi.getThemeConfig> = async ({ query, caller, tx }) => {
  const [[project], users, departments] = await tx.load(
    keptProject(caller, query.theme_id).select(['pass_template_id', 'told_events']),
    keepingPeople(query.theme_id),
    keepingDepartments(query.theme_id),
  )
  if (!project) throw notFound()
  const told = project.told_events ?? keeping.tellableEvents
  return {
    template_id: project.pass_template_id,
    events: keeping.tellableEvents.filter((event) => told.includes(event)),
    users: users.map(({ id, name }) => ({ id, name })),
    departments: departments.map(({ id, name }) => ({ id, name })),
  }
}

function save(
  tx: Transaction,
  id: number,
  set: { pass_template_id?: number | null; told_events?: string[] | null },
) {
  tx.save(themes.updateTable('projects').set(set).where('id', '=', id))
  tx.announce('project', id)
  return { id }
}

export const setPassTemplate: Handler<typeof themesApi.setPassTemplate> = async (context) => {
  const { body, tx, refuse } = context
  await lockKept(context, body.theme_id, () => refuse('project_deleted'))
  const chosen = body.template_id
  if (chosen !== null && !(await providedFor(isPassTemplate)(tx, chosen))) throw notFound()
  return save(tx, body.theme_id, { pass_template_id: chosen })
}

export const setNotifiedEvents: Handler<typeof themesApi.setNotifiedEvents> = async (context) => {
  const { query, body, tx, refuse } = context
  await lockKept(context, query.theme_id, () => refuse('project_deleted'))
  const told = keeping.toldEvents(body.events)
  return save(tx, query.theme_id, { told_events: told && [...told] })
}
