import type { Handler } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { cohortOf } from './cohort-of.ts'
import { countLines } from './count-lines.ts'
import { presentReport } from './present.ts'
import { findReport } from './report-store.ts'

export const viewReport: Handler<typeof reportsApi.viewReport> = async ({ query, caller, tx, now }) => {
  const report = await findReport(tx, caller, query.id)
  const { cohort, period, asOfDay } = cohortOf(report, { caller, now, asOfDay: query.as_of })
  const details = await countLines(tx, cohort, report.columns)
  return { report: presentReport(report, caller), details, period: { ...period }, as_of: asOfDay }
}
