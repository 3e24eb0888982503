import type { libraryApi } from '@bole/library/contract'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Caller, type Handler, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'

/** What somebody reported of people whom they see. */
function reportsOf(caller: Caller, state: 'open' | 'handled' | undefined) {
  const own = library
    .selectFrom('parse_reports')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'parse_reports.application_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'parse_reports.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('parse_reports.user_id', '=', caller.userId)
    .where(sql<SqlBool>`applications.id in (${applicationsSeenBy(caller)})`)
  return state === undefined ? own : own.where('parse_reports.is_done', '=', state === 'handled')
}

export const listReports: Handler<typeof libraryApi.listReports> = async ({ query, caller, tx }) => {
  const { page, page_size, state } = query
  const own = reportsOf(caller, state)
  const [rows, [counted]] = await tx.load(
    own
      .select(['parse_reports.id', 'parse_reports.body', 'parse_reports.is_done', 'parse_reports.answer'])
      .select(['parse_reports.created_at', 'parse_reports.handled_at', 'applications.id as post_id'])
      .select(['candidates.name', 'positions.title'])
      .orderBy('parse_reports.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    own.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const list = rows.map((row) => ({
    id: row.id,
    post_id: row.post_id,
    name: row.name,
    position: row.title,
    text: row.body,
    is_done: row.is_done ? 1 : 0,
    state: row.is_done ? ('handled' as const) : ('open' as const),
    answer: row.answer,
    create_time: row.created_at.toISOString(),
    handle_time: row.handled_at?.toISOString() ?? null,
  }))
  return { data: { list }, total: Number(counted?.total ?? 0) }
}
