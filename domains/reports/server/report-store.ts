import { type Caller, notFound, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { sql } from 'kysely'
import type { ReportsTables } from './tables.ts'

export const reports = tablesOf<ReportsTables>()

/** A company keeps no more of an origin: a list that is longer is not read. */
export const mostReports = 200

/** From here on nobody else of the organisation gives a report a title, until this is done. */
export const lockTitles = (tx: Transaction) => tx.hold('report titles')

/** Reports with the names a presenter needs; of what their conditions name, what the caller may see. */
export function reportsInFull(caller: Caller) {
  const named = (rows: ReturnType<typeof sql>) =>
    sql<{ id: number; name: string }[]>`coalesce((select json_agg(n order by n.name) from (${rows}) n), '[]')`
  return reports
    .selectFrom('reports')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'reports.created_by'))
    .selectAll('reports')
    .select('users.name as creator_name')
    .select([
      named(sql`select positions.id, positions.title as name from positions
        where positions.organisation_id = reports.organisation_id and positions.id = any(reports.position_ids)
          and ${positionsWithinScope(caller)}`).as('positions'),
      named(sql`select departments.id, departments.name from departments
        where departments.organisation_id = reports.organisation_id
          and departments.id = any(reports.department_ids)`).as('departments'),
    ])
}

export type ReportInFull = Awaited<ReturnType<typeof findReport>>

/** The report asked for; 404 where there is none in the caller's organisation. */
export async function findReport(tx: Transaction, caller: Caller, id: number) {
  const row = await tx.find(reportsInFull(caller).where('reports.id', '=', id))
  if (!row) throw notFound()
  return row
}

/** The same, locked to be changed. */
export async function lockReport(tx: Transaction, caller: Caller, id: number): Promise<ReportInFull> {
  const [, [row]] = await tx.load(
    reports.selectFrom('reports').select('id').where('id', '=', id).forUpdate(),
    reportsInFull(caller).where('reports.id', '=', id),
  )
  if (!row) throw notFound()
  return row
}
