import { foundByWords, type Handler } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { groupings, measures, standardNames, standardReports } from '@bole/reports/model'
import { presentReport } from './present.ts'
import { reports, reportsInFull } from './report-store.ts'

export const listReports: Handler<typeof reportsApi.listReports> = async ({ query, caller, tx }) => {
  const { origin, keyword, page, page_size } = query
  const matching = foundByWords(keyword ?? '', 'reports.title')
  const [rows, [counted]] = await tx.load(
    reportsInFull(caller)
      .where('reports.origin', '=', origin)
      .where(matching)
      .orderBy('reports.updated_at', 'desc')
      .orderBy('reports.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    reports
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .where('reports.origin', '=', origin)
      .where(matching),
  )
  return { data: { list: rows.map((row) => presentReport(row, caller)) }, total: counted?.amount ?? 0 }
}

/** What may stand in a report is the same for every organisation. */
export const listReportColumns: Handler<typeof reportsApi.listReportColumns> = async () => ({
  columns: measures.measures.map((key) => ({ key, kind: measures.definitions[key].kind })),
  rows: [...groupings],
  standard: standardNames.map((key) => {
    const { rows, columns, period } = standardReports[key]
    return { key, header: { rows, columns: [...columns] }, scope: { period } }
  }),
})
