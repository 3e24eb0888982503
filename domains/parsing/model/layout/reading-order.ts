import type { TextLine } from '../document.ts'
import { tolerances } from '../tolerances.ts'
import { unfoldCards } from './cards.ts'
import { areColumns, strayDates } from './columns.ts'
import { findGutters, type Gutter } from './gutters.ts'
import { type Page, type PageWord, type Row, toRows } from './page-word.ts'
import { rowLine } from './row-text.ts'
import { findTables, type Table, wordsOutside } from './ruled-tables.ts'
import { layUprightTitles } from './upright-titles.ts'

/** A part of a page that is read as a whole; `gutter` is where the page was cut for it, if it was. */
interface Part {
  side: 'full' | 'left' | 'right'
  gutter: number
  rows: Row[]
}

const DEPTH = 4
const { nearly: NEARLY, unequal: UNEQUAL } = tolerances.readingOrder
/** Rows beside a table, such as a photograph's caption, that make no column. */
const BESIDE = 2
const PAGE_END: Table = { top: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY, rows: [] }
const side = (row: Row, keep: (word: PageWord) => boolean): PageWord[] => row.words.filter(keep)

/** Two columns and the gutter between them. */
interface Split {
  gutter: Gutter
  left: Row[]
  right: Row[]
}

/** The likeliest columns of some rows; among nearly as likely ones those that leave fewest dates without their row. */
function findColumns(rows: Row[], page: Page): Split | null {
  let best: (Split & { stray: number }) | null = null
  for (const gutter of findGutters(rows, page)) {
    if (best && (best.stray === 0 || gutter.score < best.gutter.score * NEARLY)) break
    const middle = rows.slice(gutter.from, gutter.to)
    const left = toRows(middle.flatMap((row) => side(row, (word) => word.x < gutter.x)))
    const right = toRows(middle.flatMap((row) => side(row, (word) => word.x >= gutter.x)))
    if (!areColumns(left, right)) continue
    const stray = strayDates(left, right)
    if (!best || stray < best.stray) best = { gutter, left, right, stray }
  }
  return best
}

function cut(rows: Row[], page: Page, depth: number): Part[] {
  if (depth === 0 || rows.length < 4) return [{ side: 'full', gutter: 0, rows }]
  const split = findColumns(rows, page)
  if (!split) return [{ side: 'full', gutter: 0, rows: unfoldCards(rows, page) }]
  const { gutter, left, right } = split
  const flat = (part: Row[]) => cut(part, page, depth - 1).flatMap((piece) => piece.rows)
  return [
    ...cut(rows.slice(0, gutter.from), page, depth - 1),
    { side: 'left' as const, gutter: gutter.x / page.width, rows: flat(left) },
    { side: 'right' as const, gutter: gutter.x / page.width, rows: flat(right) },
    ...cut(rows.slice(gutter.to), page, depth - 1),
  ].filter((part) => part.rows.length > 0)
}

const PAGE_NUMBER =
  /^(?:[-–\s]*\d{1,3}[-–\s]*|第?\s*\d{1,3}\s*页?\s*[/,共]+\s*\d{1,3}\s*页?|第\s*\d{1,3}\s*页|page\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?)$/i

function isFurniture(line: TextLine): boolean {
  const y = line.box?.y ?? 0.5
  return (y < 0.06 || y > 0.92) && PAGE_NUMBER.test(line.text.trim())
}

interface PlacedPart extends Part {
  page: Page
  number: number
}

const near = (one: Part, other: Part) => Math.abs(one.gutter - other.gutter) < 0.06

/** Joins columns that go on over the page: the whole left column first, then the whole right one. */
function joinPages(pages: PlacedPart[][]): PlacedPart[] {
  const order: PlacedPart[] = []
  for (const parts of pages) {
    const right = order.at(-1)
    const [first, second, ...rest] = parts
    const isOpen = right?.side === 'right' && first !== undefined
    if (isOpen && first.side === 'left' && second?.side === 'right' && near(right, first)) {
      const at = order.findLastIndex((part) => part.side === 'left')
      order.splice(at + 1, 0, first)
      order.push(second, ...rest)
    } else if (isOpen && parts.length === 1 && first.side === 'full' && liesLeftOf(first, right.gutter)) {
      const at = order.findLastIndex((part) => part.side === 'left')
      order.splice(at + 1, 0, { ...first, side: 'left', gutter: right.gutter })
    } else order.push(...parts)
  }
  return order
}

function liesLeftOf(part: PlacedPart, gutter: number): boolean {
  return part.rows.every((row) =>
    row.words.every((word) => (word.x + word.width) / part.page.width < gutter + 0.02),
  )
}

/** Whether a part begins the other of two unlike columns; equal ones are a newspaper's, whose text runs on. */
const opensColumn = (part: Part, before: Part | undefined) =>
  part.side === 'right' && before?.side === 'left' && Math.abs(part.gutter - 0.5) > UNEQUAL

const markFirst = (lines: TextLine[]) =>
  lines.map((line, index) => (index === 0 ? { ...line, opensColumn: true } : line))

/** A page's parts: what stands between the tables cut into columns, the tables row by row. */
function partsOf(page: Page): Part[] {
  const upright = { ...page, words: layUprightTitles(page.words, page.turned ?? []) }
  const tables = (page.rules?.length ?? 0) > 0 ? findTables(upright) : []
  const rest = toRows(tables.length > 0 ? wordsOutside(upright, tables) : upright.words)
  // Words at a table's side belong to a column beside it: then the page is read by its columns alone.
  const isAlone = (table: Table) =>
    rest.filter(({ baseline }) => baseline > table.top && baseline < table.bottom).length <= BESIDE
  if (tables.length === 0 || !tables.every(isAlone)) return cut(toRows(upright.words), page, DEPTH)
  const parts: Part[] = []
  let above = Number.NEGATIVE_INFINITY
  for (const { top, bottom, rows } of [...tables, null].map((one) => one ?? PAGE_END)) {
    const between = rest.filter(({ baseline }) => baseline >= above && baseline < Math.max(top, bottom))
    if (between.length > 0) parts.push(...cut(between, page, DEPTH))
    if (rows.length > 0) parts.push({ side: 'full', gutter: 0, rows })
    above = Math.max(top, bottom)
  }
  return parts
}

/** The lines of some pages in the order a person reads them: columns one after the other, page numbers left out. */
export function readPages(pages: Page[]): TextLine[] {
  const placed = pages.map((page, index) =>
    partsOf(page).map((part) => ({ ...part, page, number: index + 1 })),
  )
  return joinPages(placed)
    .flatMap((part, at, parts) => {
      const lines = part.rows.map((row) => rowLine(row, part.page, part.number))
      return opensColumn(part, parts[at - 1]) ? markFirst(lines) : lines
    })
    .filter((line) => !isFurniture(line))
}
