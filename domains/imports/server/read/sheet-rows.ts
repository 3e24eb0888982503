import { bounds } from '@bole/imports/model'
import type { Archive } from './archive.ts'
import { dateStyles, firstSheet, sharedTexts, xmlParser } from './sheet-parts.ts'
import { tidyCell } from './tidy-cell.ts'
import { Unreadable } from './unreadable.ts'

/**
 * The rows of the first sheet of a workbook as text, one after the other. Nothing but the texts that cells share is held as a whole, so that a table of
 * any length costs what one row costs; a cell far out is refused before any is made for the gap.
 */
export async function* sheetRows(archive: Archive): AsyncGenerator<string[]> {
  const entry = archive.entries.get(await firstSheet(archive))
  if (!entry) throw new Unreadable('unknown_kind')
  const [shared, dates] = [await sharedTexts(archive), await dateStyles(archive)]
  let rows: string[][] = []
  let row: string[] = []
  let cell = { column: 0, type: '', isDate: false }
  let value = ''
  let isValue = false
  const parser = xmlParser({
    open: (name, { r = '', t = '', s = '' }) => {
      if (name === 'row') row = []
      if (name === 'c') {
        cell = { column: r === '' ? row.length : columnOf(r), type: t, isDate: dates.has(Number(s || -1)) }
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text: (piece) => {
      if (isValue && value.length < bounds.cellLetters) value += piece
    },
    close: (name) => {
      isValue = false
      if (name === 'c') {
        while (row.length < cell.column) row.push('')
        row[cell.column] = tidyCell(shownAs(value, cell, shared))
      }
      if (name === 'row') rows.push(row)
    },
  })
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of await archive.open(entry)) {
    bytes += chunk.length
    if (bytes > bounds.textBytes) throw new Unreadable('too_large')
    parser.write(decoder.decode(chunk, { stream: true }))
    for (const one of rows) if (one.some(Boolean)) yield one
    rows = []
  }
  parser.end()
  for (const one of rows) if (one.some(Boolean)) yield one
}

/** The column of an address such as AB12, counted from 0. */
function columnOf(address: string): number {
  let column = 0
  for (const letter of address.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  if (column > bounds.columns) throw new Unreadable('too_many_columns')
  return Math.max(0, column - 1)
}

function shownAs(value: string, cell: { type: string; isDate: boolean }, shared: readonly string[]): string {
  if (cell.type === 's') return shared[Number(value)] ?? ''
  if (cell.type === 'b') return value === '1' ? 'true' : 'false'
  if (cell.type === 'e') return ''
  const days = Number(value)
  if (!cell.isDate || cell.type !== '' || value === '' || !(days > 0 && days < 100_000)) return value
  return new Date(Math.round((days - 25_569) * 86_400_000)).toISOString().slice(0, 10)
}
