import { kindOfLabel } from '../fields/labels.ts'
import { normaliseLine } from '../text/normalise.ts'
import { type Page, toRows } from './page-word.ts'
import { rowText } from './row-text.ts'

const LEAST_ROWS = 2

/** Whether a page's rows hold labels in cells of their own, so that asking for its drawn lines is worth the time. */
export function mayHoldTable(page: Page): boolean {
  let rows = 0
  for (const row of toRows(page.words)) {
    const cells = normaliseLine(rowText(row)).split('\t')
    if (cells.length > 1 && cells.some((cell) => kindOfLabel(cell) !== null)) rows++
    if (rows >= LEAST_ROWS) return true
  }
  return false
}
