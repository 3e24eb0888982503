import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Cell, safeCell, workbookOf } from '@bole/accounts/table'
import { type importsApi, importWords } from '@bole/imports/contract'
import type { Handler } from '@bole/platform/server'
import { presentRow } from './present-row.ts'
import { requireImport, rowsOf, shown } from './row-store.ts'

const rowsAtATime = 2000

/** Every row as a file, the cells guarded against being run; made of some thousand rows at a time. */
export const getReport: Handler<typeof importsApi.getReport> = async ({ query, caller, tx, language }) => {
  const one = await requireImport(tx, caller, query.id)
  const { report, outcomes, undone } = importWords[language]
  async function* pages(): AsyncGenerator<Cell[][]> {
    for (let after = -1; ; ) {
      const [rows] = await tx.load(
        rowsOf(query).select(shown).where('place', '>', after).orderBy('place').limit(rowsAtATime),
      )
      const last = rows.at(-1)
      if (!last) return
      after = last.place
      yield rows.map((row) => {
        const { id, name, reason_text } = presentRow(row, one, language)
        const result = row.outcome === null ? '' : outcomes[row.outcome]
        return [id, name, result, reason_text, row.undone === null ? '' : undone[row.undone]]
      })
    }
  }
  const titles = [report.row, report.name, report.outcome, report.why, report.undone]
  const isTable = query.format === 'xlsx'
  const content = isTable ? workbookOf(titles, pages()) : csvOf(titles, pages())
  return {
    name: `${report.file} ${one.id}.${query.format}`,
    mediaType: isTable
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'text/csv; charset=utf-8',
    bytes: await buffer(Readable.from(content)),
  }
}

/** With a mark at its beginning, so that table programs read it as UTF-8. */
async function* csvOf(titles: readonly string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  const line = (cells: readonly Cell[]) =>
    `${cells.map((cell) => `"${(typeof cell === 'string' ? safeCell(cell) : String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`
  yield Buffer.from(`\ufeff${line(titles)}`)
  for await (const rows of pages) yield Buffer.from(rows.map(line).join(''))
}
