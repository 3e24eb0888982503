import { kindOfLabel } from '../fields/labels.ts'
import { readTitle } from '../sections/read-title.ts'
import { normaliseLine } from '../text/normalise.ts'
import { type Page, type Row, toRows } from './page-word.ts'
import { rowText } from './row-text.ts'

const LEAST_ROWS = 2

/** Whether a row is a title with its section's text beside it: the next row begins where the title has ended. */
function isBesideText(row: Row, text: string, next: Row | undefined): boolean {
  const last = row.words.at(-1)
  const start = next?.words[0]?.x ?? 0
  return last !== undefined && start > last.x + last.width && readTitle(text) !== null
}

/** Whether a page's rows hold labels or titles in cells of their own, so that asking for its drawn lines is worth the time. */
export function mayHoldTable(page: Page): boolean {
  const rows = toRows(page.words)
  let found = 0
  for (const [index, row] of rows.entries()) {
    const text = normaliseLine(rowText(row))
    const cells = text.split('\t')
    const labels = cells.filter((cell) => kindOfLabel(cell) !== null).length
    // A row of labels alone is a table's head, and enough by itself.
    if (labels > 1 && labels === cells.length) return true
    if ((cells.length > 1 && labels > 0) || isBesideText(row, text, rows[index + 1])) found++
    if (found >= LEAST_ROWS) return true
  }
  return false
}
