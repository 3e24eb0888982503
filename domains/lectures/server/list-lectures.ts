import type { lecturesApi } from '@bole/lectures/contract'
import { containing, type Handler, may, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { lectures, projectOf, stopsOf } from './lecture-store.ts'
import { presentLecture } from './present.ts'

/** In the order of time. */
export const listLectures: Handler<typeof lecturesApi.listLectures> = async ({ query, caller, tx }) => {
  const { theme_id, kind, keyword, page, page_size } = query
  let matching = lectures.selectFrom('lectures').where('project_id', '=', theme_id)
  let rows = stopsOf(theme_id)
    .limit(page_size)
    .offset((page - 1) * page_size)
  if (kind) {
    matching = matching.where('kind', '=', kind)
    rows = rows.where('kind', '=', kind)
  }
  if (keyword) {
    const found = sql<boolean>`concat_ws(' ', city, university, address) ilike ${containing(keyword)}`
    matching = matching.where(found)
    rows = rows.where(found)
  }
  const [[project], [counted], list] = await tx.load(
    projectOf(caller, theme_id),
    matching.select(({ fn }) => fn.countAll<number>().as('amount')),
    rows,
  )
  if (!project) throw notFound()
  const mayManage = may(caller, 'lectures.manage') && !project.is_deleted
  return {
    data: { list: list.map((row) => presentLecture(row, mayManage)) },
    total: Number(counted?.amount ?? 0),
  }
}
