import { containing, type Handler } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { themesApi } from '@bole/themes/contract'
import { originOf } from '@bole/themes/model'
import { type SqlBool, sql } from 'kysely'
import { projectsInSight } from './keepers.ts'
import { presentTheme } from './present.ts'
import { projectsWithOwner } from './project-store.ts'
import { themes } from './queries.ts'
import { countProjects, projectPositions } from './slots.ts'

/** In the `params` scenario a project without a position to choose is left out (specification, section 5). */
export const listThemes: Handler<typeof themesApi.listThemes> = async ({ query, caller, tx }) => {
  const isParams = query.scenario === 'params'
  const conditions = [
    sql`projects.origin = ${originOf(query.type)}`,
    projectsInSight(caller),
    sql`projects.is_deleted = ${query.scenario === 'list' && query.is_deleted}`,
    ...(query.keyword ? [sql`projects.name ilike ${containing(query.keyword)}`] : []),
    ...(query.ids ? [sql`projects.id = any(${query.ids})`] : []),
    ...(isParams ? [providedFor(projectPositions).isChoosable(caller)] : []),
  ]
  const matches = sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
  const [rows, [count]] = await tx.load(
    projectsWithOwner()
      .where(matches)
      .orderBy('projects.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    themes.selectFrom('projects').where(matches).select(sql<number>`count(*)`.as('total')),
  )
  const ids = rows.map(({ id }) => id)
  const countsOf = await providedFor(countProjects)(tx, caller, ids)
  const list = rows.map((row) => presentTheme({ ...row, counts: countsOf(row.id) }, caller))
  const total = count?.total ?? 0
  if (!isParams) return { data: { list, total }, total }
  const positionsOf = await providedFor(projectPositions).nested(tx, caller, ids)
  const nested = list.map((theme) => ({ ...theme, positions: positionsOf(theme.id) }))
  return { data: { list: nested, total }, total }
}
