import { type Handler, nameOfCopy } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { insertReport, titlesOf } from './create-report.ts'
import { findReport, lockTitles, mostReports } from './report-store.ts'

const longestTitle = 100

/** The copy is the caller's own, so that they may change it. */
export const copyReport: Handler<typeof reportsApi.copyReport> = async (context) => {
  const { query, caller, tx, refuse } = context
  const original = await findReport(tx, caller, query.id)
  const [, existing] = await tx.load(lockTitles(tx), titlesOf(original.origin))
  if (existing.length >= mostReports) throw refuse('too_many', { values: { most: mostReports } })
  const title = nameOfCopy(
    original.title,
    existing.map((report) => report.title),
    longestTitle,
  )
  const { columns, grouping, period, from_day, until_day, position_ids, department_ids, sources } = original
  const same = { columns, grouping, period, from_day, until_day, position_ids, department_ids, sources }
  return insertReport(context, original.origin, { ...same, title })
}
