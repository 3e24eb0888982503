import { canBeChosen } from '@bole/accounts/server'
import { type Context, type Handler, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { sql } from 'kysely'
import { lockKept } from './keepers.ts'
import { themes } from './queries.ts'

type Distributing = Context<typeof themesApi.distributeTheme>

/** Everybody named can be chosen, and every department is one of the organisation's. */
async function holdKnown({ body, tx, refuse }: Pick<Distributing, 'body' | 'tx' | 'refuse'>) {
  const [people, departments] = await tx.load(
    themes
      .selectFrom('users')
      .select('id')
      .where('id', '=', sql<number>`any(${body.user_ids}::bigint[])`)
      .where(canBeChosen),
    themes
      .selectFrom('departments')
      .select('id')
      .where('id', '=', sql<number>`any(${body.department_ids}::bigint[])`),
  )
  if (departments.length < new Set(body.department_ids).size) throw notFound()
  if (people.length < new Set(body.user_ids).size) throw refuse('unknown_person')
}

export const distributeTheme: Handler<typeof themesApi.distributeTheme> = async (context) => {
  const { body, tx, refuse } = context
  await lockKept(context, body.theme_id, () => refuse('project_deleted'))
  await holdKnown(context)
  const owned = { organisation_id: tx.organisationId, project_id: body.theme_id }
  const rows = [
    ...[...new Set(body.user_ids)].map((user_id) => ({ ...owned, user_id, department_id: null })),
    ...[...new Set(body.department_ids)].map((department_id) => ({ ...owned, user_id: null, department_id })),
  ]
  tx.save(themes.deleteFrom('project_keepers').where('project_id', '=', body.theme_id))
  if (rows.length > 0) tx.save(themes.insertInto('project_keepers').values(rows))
  tx.announce('project', body.theme_id)
  return { id: body.theme_id }
}
