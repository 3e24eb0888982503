import { type Handler, sameTenant } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { sql } from 'kysely'
import { cohortOf } from './cohort-of.ts'
import { countsFor, daysOfMeasure, passagesOf } from './passages.ts'
import { findReport } from './report-store.ts'

/** By construction as many as the figure says: both ask the same condition of the same passages. */
export const listReportRows: Handler<typeof reportsApi.listReportRows> = async (context) => {
  const { query, caller, tx, now } = context
  const report = await findReport(tx, caller, query.report_id)
  const { cohort } = cohortOf(report, { caller, now, asOfDay: query.as_of })
  const found = passagesOf(cohort)
    .where(countsFor(query.column))
    .$if(query.row !== undefined, (of) => of.where('chosen.line', '=', query.row ?? ''))
  const [rows, [counted]] = await tx.load(
    found
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'chosen.candidate_id'))
      .select(['chosen.id', 'candidates.name', 'chosen.position_id', 'chosen.title', 'chosen.applied_at'])
      .select(['passages.to_stage', 'passages.to_step', 'passages.to_detail'])
      .select(daysOfMeasure(query.column).as('days'))
      .orderBy('chosen.applied_at', 'desc')
      .orderBy('chosen.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(sql<number>`count(*)`.as('amount')),
  )
  return {
    data: {
      list: rows.map((row) => ({
        id: row.id,
        name: row.name,
        position: { id: row.position_id, title: row.title },
        applied_at: row.applied_at.toISOString(),
        status: { stage: row.to_stage, step: row.to_step, detail: row.to_detail },
        days: row.days,
      })),
    },
    total: counted?.amount ?? 0,
  }
}
