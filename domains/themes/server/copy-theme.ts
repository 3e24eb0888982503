import { type Handler, inserted, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { themesApi } from '@bole/themes/contract'
import { projectsInSight } from './keepers.ts'
import { projectNames } from './project-store.ts'
import { themes } from './queries.ts'
import { copySections } from './section-store.ts'
import { projectPositions } from './slots.ts'

/** A closing date that has passed is not copied: the copy is made for what comes. */
export const copyTheme: Handler<typeof themesApi.copyTheme> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const [, [original], names] = await tx.load(
    projectNames.lock(tx),
    themes
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', body.id)
      .where('is_deleted', '=', false)
      .where(projectsInSight(caller)),
    themes.selectFrom('projects').select('name'),
  )
  if (!original) throw notFound()
  const taken = names.map(({ name }) => name)
  const name = body.theme_name ?? projectNames.ofCopy(original.name, taken, 80)
  const { origin } = original
  if (body.theme_name && (await projectNames.isTaken(tx, { name, origin })))
    throw refuse('name_taken', { values: { name } })
  const { id: _, created_at: __, version: ___, ...facts } = original
  const copy = inserted(
    await tx.find(
      themes
        .insertInto('projects')
        .values({
          ...facts,
          name,
          questions: JSON.stringify(original.questions),
          limited_fields: original.limited_fields && JSON.stringify(original.limited_fields),
          stations: JSON.stringify(original.stations),
          // A copy takes no skin away from others.
          looks: '{}',
          closes_at: original.closes_at && original.closes_at > now ? original.closes_at : null,
          owner_user_id: caller.userId,
          code: null,
          is_deleted: false,
        })
        .returning('id'),
    ),
  )
  copySections(tx, original.id, copy.id)
  const count = await providedFor(projectPositions).copy(context, original.id, copy.id)
  tx.announce('project', copy.id)
  return { id: copy.id, theme_name: name, position_count: count }
}
