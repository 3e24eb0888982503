import type { Caller } from '@bole/platform/server'
import { periods } from '@bole/reports/model'
import type { Cohort } from './passages.ts'
import type { ReportInFull } from './report-store.ts'

const startOf = (day: string, later = 0) => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

const dayOf = (moment: Date) => moment.toLocaleDateString('sv')

/** Which applications a report counts when it is read as of a day, by the company's calendar; without a day, now. */
export function cohortOf(
  report: ReportInFull,
  {
    caller,
    now,
    asOfDay,
  }: { readonly caller: Caller; readonly now: Date; readonly asOfDay: string | undefined },
): { readonly cohort: Cohort; readonly period: periods.Days; readonly asOfDay: string } {
  const day = asOfDay ?? dayOf(now)
  const end = startOf(day, 1)
  const chosen = { from: report.from_day, until: report.until_day }
  const period = periods.daysOf(report.period, day, chosen)
  const cohort: Cohort = {
    caller,
    origin: report.origin,
    grouping: report.grouping,
    from: period.from ? startOf(period.from) : null,
    until: period.until ? startOf(period.until, 1) : null,
    // The day that is not over yet is read up to this moment, so that nothing counts as waiting longer than it did.
    asOf: end < now ? end : now,
    positionIds: report.position_ids,
    departmentIds: report.department_ids,
    sources: report.sources,
  }
  return { cohort, period, asOfDay: day }
}
