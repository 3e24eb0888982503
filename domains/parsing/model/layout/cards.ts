import { findPeriods, type Period, withoutPeriods } from '../dates/periods.ts'
import { readTitle } from '../sections/read-title.ts'
import { visualLength } from '../text/characters.ts'
import { normaliseLine } from '../text/normalise.ts'
import { tolerances } from '../tolerances.ts'
import { findGutters } from './gutters.ts'
import { type Page, type Row, toRows } from './page-word.ts'
import { rowText } from './row-text.ts'

const CARD_ROWS = 2
const { cardHeight: CARD_HEIGHT } = tolerances.cards

/** Whether some rows are an entry with its period, and not the dates that belong to a neighbour's entries. */
function isCard(rows: Row[]): boolean {
  const found = rows.map((row) => {
    const text = normaliseLine(rowText(row))
    const { periods, line } = describeText(text)
    return {
      isDated: line && periods.some(({ isRange }) => isRange),
      isBare: !/\p{L}{2}/u.test(withoutPeriods(text, periods)),
    }
  })
  return (
    found.some(({ isDated }) => isDated) && found.filter(({ isBare }) => isBare).length * 2 < found.length
  )
}

/** The periods of a text, and whether it is short enough to be the line of an entry's dates. */
function describeText(text: string): { periods: Period[]; line: boolean } {
  const periods = findPeriods(text)
  return { periods, line: visualLength(withoutPeriods(text, periods)) < 50 && !/[。;]/.test(text) }
}

/** One stretch between two titles, cut where entries with dates of their own stand side by side. */
function cutStretch(rows: Row[], page: Page): Row[] {
  for (const gutter of findGutters(rows, page, CARD_ROWS, CARD_HEIGHT)) {
    const middle = rows.slice(gutter.from, gutter.to)
    const left = toRows(middle.flatMap((row) => row.words.filter((word) => word.x < gutter.x)))
    const right = toRows(middle.flatMap((row) => row.words.filter((word) => word.x >= gutter.x)))
    if (!isCard(left) || !isCard(right)) continue
    return [
      ...cutStretch(rows.slice(0, gutter.from), page),
      ...left,
      ...cutStretch(right, page),
      ...cutStretch(rows.slice(gutter.to), page),
    ]
  }
  return rows
}

/** Rows with the cards of a grid one after the other: under each title the left card first, whole, then the right one. */
export function unfoldCards(rows: Row[], page: Page): Row[] {
  const stretches: Row[][] = [[]]
  for (const row of rows) {
    if (readTitle(normaliseLine(rowText(row))) !== null) stretches.push([row], [])
    else stretches.at(-1)?.push(row)
  }
  return stretches.flatMap((stretch) => (stretch.length > 1 ? cutStretch(stretch, page) : stretch))
}
