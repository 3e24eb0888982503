import { Readable } from 'node:stream'
import { type Cell, workbookOf } from '@bole/accounts/table'
import { sources } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { measures } from '@bole/reports/model'
import { cohortOf } from './cohort-of.ts'
import { countLines } from './count-lines.ts'
import { findReport } from './report-store.ts'
import { exportTexts } from './texts/export-texts.ts'

/** What the page shows, with its definitions' names as titles; shares are written in hundredths, days with one place. */
export const exportReport: Handler<typeof reportsApi.exportReport> = async (context) => {
  const { query, caller, tx, now, language } = context
  const report = await findReport(tx, caller, query.id)
  const { cohort, asOfDay } = cohortOf(report, { caller, now, asOfDay: query.as_of })
  const { list, total } = await countLines(tx, cohort, report.columns)
  const texts = exportTexts[language]
  const cells = (values: readonly (number | null)[]): Cell[] =>
    values.map((value, place) => {
      const column = report.columns[place]
      if (value === null || !column) return null
      const { kind } = measures.definitions[column]
      if (kind === 'share') return Math.round(value * 1000) / 10
      return kind === 'days' ? Math.round(value * 10) / 10 : value
    })
  const nameOf = ({ key, name }: { readonly key: string; readonly name: string }) =>
    (sources.isSource(key) ? texts.sources[key] : name) || key || texts.none
  const titles = report.columns.map((column) => {
    const unit = { count: '', share: ' (%)', days: ` (${texts.days})` }[measures.definitions[column].kind]
    return texts.measures[column] + unit
  })
  async function* some() {
    yield list.map((line) => [nameOf(line), ...cells(line.values)])
    yield [[texts.total, ...cells(total)]]
  }
  return {
    name: `${report.title} ${asOfDay}.xlsx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Readable.from(workbookOf([texts.groupings[report.grouping], ...titles], some()), {
      objectMode: false,
    }),
  }
}
