import type { Transaction } from '@bole/platform/server'
import { columnOfField, readWritten, type WrittenRow, writtenColumns } from '@bole/positions/model'
import { readRow } from '../read-row.ts'
import { knownWords } from './known-words.ts'
import type { RowToMake } from './make-rows.ts'

/** Rows as somebody wrote them, read; `theme_id` is the project of those that name none. */
export async function readWrittenRows(
  tx: Transaction,
  rows: readonly WrittenRow[],
  theme_id: number | undefined,
): Promise<RowToMake[]> {
  const known = await knownWords(tx, rows)
  return rows.map((row) => {
    const { fields, faults } = readWritten(row, known)
    const unread = new Set(faults.map(({ column }) => column))
    const isNoProject = fields.theme_id === undefined && !unread.has('project')
    const { position, errors } = readRow({ ...fields, ...(isNoProject && { theme_id }) })
    const told = faults.map(({ column, fault }) => ({ path: column, code: fault }))
    // What could not be read is missing for no other reason.
    const others = errors.filter(({ path }) => !unread.has(columnOfField(path)))
    const isRead = position !== null && faults.length === 0
    return {
      position: isRead ? position : null,
      errors: [...told, ...others.map(({ path, code }) => ({ path: columnOfField(path), code }))],
      placeOf: columnOfField,
    }
  })
}

/** The text of each column of a row that somebody sent; what is no text says nothing. */
export function writtenRowOf(row: Readonly<Record<string, unknown>>): WrittenRow {
  const texts = writtenColumns.flatMap((column) => {
    const value = row[column]
    return typeof value === 'string' || typeof value === 'number' ? [[column, String(value)] as const] : []
  })
  return Object.fromEntries(texts)
}
