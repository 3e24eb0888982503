import type { ListQuery } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { readCursor } from '../../model/list-cursor.ts'
import type { matchingApplications } from './list-filter.ts'

/** The rows of one page and one more, which tells that there is a next page. */
export function pageOf(matching: ReturnType<typeof matchingApplications>, query: ListQuery) {
  let page = matching
  if (query.tracker_status !== stages.everyStage)
    page = page.where('applications.stage', '=', query.tracker_status)
  if (query.statuses?.length) {
    const asked = query.statuses.map((key) => key.split('/').map(Number))
    page = page.where(({ eb, or, and }) =>
      or(
        asked.map(([step = 0, detail = 0]) =>
          and([eb('applications.step', '=', step), eb('applications.detail', '=', detail)]),
        ),
      ),
    )
  }
  const cursor = readCursor(query.cursor)
  if (cursor) {
    const beyond = query.order === 'desc' ? sql`<` : sql`>`
    page = page.where(
      sql<SqlBool>`(${sql.ref(`applications.${query.sort}`)}, applications.id) ${beyond} (${cursor.at}, ${cursor.id})`,
    )
  }
  // Written out: for an unknown number the planner would take a tenth of the table.
  const size = sql.lit(query.page_size + 1)
  const ordered = page
    .orderBy(`applications.${query.sort}`, query.order)
    .orderBy('applications.id', query.order)
    .limit(size)
  const { page: place = 1, page_size } = query
  return place > 1 ? ordered.offset((place - 1) * page_size) : ordered
}
