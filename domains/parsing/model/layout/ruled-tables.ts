import { isHan, visualLength } from '../text/characters.ts'
import { type Page, type PageWord, type Row, toRows } from './page-word.ts'
import { rowText } from './row-text.ts'
import { type Frame, frameAt, joinRules } from './rules.ts'

/** What stands within one frame of a table. */
interface Cell extends Frame {
  words: PageWord[]
}

/** A table's rows as lines, and the stretch of the page they take. */
export interface Table {
  top: number
  bottom: number
  rows: Row[]
}

const NEAR = 3
const SHORT = 64
const SHORT_LINES = 5
const PADDING = 17
/** A line of a cell that ends, or one that begins, in the middle of a date. */
const BROKEN_DATE = /\d\s*\n\s*(?:[年月日]|[-–~至到./]\s*\d)|\d\s*[-–~至到./年]\s*\n\s*\d/u
// What is told in several lines, one of them a sentence, is no name.
const TOLD = /[。;]|[.!]$/
const LONG_LINE = 44

const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR

function cellsOf(page: Page): Cell[] {
  const rules = page.rules ?? []
  const upright = joinRules(rules, true)
  const level = joinRules(rules, false)
  const cells = new Map<string, Cell>()
  for (const word of page.words) {
    const frame = frameAt(upright, level, word.x + word.width / 2, word.baseline - word.size * 0.35)
    if (!frame) continue
    const key = [frame.left, frame.right, frame.top, frame.bottom].map(Math.round).join()
    const cell = cells.get(key) ?? { ...frame, words: [] }
    cell.words.push(word)
    cells.set(key, cell)
  }
  return [...cells.values()]
}

const isBeside = (one: Cell, other: Cell) =>
  (isNear(one.right, other.left) || isNear(one.left, other.right)) &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > NEAR

/** Whether a line of a cell is full, so that the next one only goes on with it. */
function isFull(row: Row, next: Row, cell: Cell): boolean {
  const last = row.words.at(-1)
  const [first] = row.words
  const [follower] = next.words
  if (!last || !first || !follower) return false
  const letter = isHan(follower.text[0]) ? follower.size : follower.width
  return last.x + last.width - first.x + letter > cell.right - cell.left - PADDING
}

/** A cell's lines as one text: broken words together, lines the writer set apart parted by a tab. */
function cellText(cell: Cell, rows: Row[]): string {
  const isStack = rows.length > 1 && rows.every((row) => rowText(row).length < 3)
  return rows.reduce((text, row, index) => {
    const before = rows[index - 1]
    const own = rowText(row)
    if (!before) return own
    const isDate = BROKEN_DATE.test(`${text}\n${own}`)
    if (!isStack && !isDate && !isFull(before, row, cell)) return `${text}\t${own}`
    const isTight =
      isStack ||
      isDate ||
      isHan(text.at(-1)) ||
      isHan(own[0]) ||
      /[-–/@]$|@[\w.-]*\.$/.test(text) ||
      (/@[\w.-]*$/.test(text) && /^[a-z.]{1,5}$/.test(own))
    return text + (isTight ? '' : ' ') + own
  }, '')
}

/** One band of a table: its short cells as one line, then the lines of the long ones. */
function bandRows(cells: Cell[]): Row[] {
  const described = cells
    .sort((a, b) => a.left - b.left)
    .map((cell) => {
      const rows = toRows(cell.words)
      return { cell, rows, text: cellText(cell, rows) }
    })
  const isShort = ({ rows, text }: { rows: Row[]; text: string }) =>
    rows.length <= SHORT_LINES &&
    visualLength(text) <= SHORT &&
    (rows.length === 1 || !text.split('\t').some((line) => TOLD.test(line) || visualLength(line) > LONG_LINE))
  const short = described.filter(isShort)
  const long = described.filter((one) => !isShort(one)).flatMap(({ rows }) => rows)
  const words = short.flatMap(({ rows }) => rows.flatMap((row) => row.words))
  const [first] = words
  if (!first) return long
  const row: Row = {
    baseline: Math.min(...words.map(({ baseline }) => baseline)),
    size: Math.max(...words.map(({ size }) => size)),
    words,
    text: short.map(({ text }) => text).join('\t'),
  }
  return [row, ...long]
}

/** Cells in bands of one upper edge, from top to bottom. */
function bandsOf(cells: Cell[]): Cell[][] {
  const bands: Cell[][] = []
  for (const cell of [...cells].sort((a, b) => a.top - b.top)) {
    const last = bands.at(-1)
    if (last?.[0] && isNear(last[0].top, cell.top)) last.push(cell)
    else bands.push([cell])
  }
  return bands
}

/**
 * The tables that drawn lines make on a page. A cell is what four lines enclose; only cells with a neighbour at their side
 * count, so that a frame around a section or a page is none.
 */
export function findTables(page: Page): Table[] {
  const all = cellsOf(page)
  const cells = all.filter((cell) => all.some((other) => other !== cell && isBeside(cell, other)))
  const tables: Table[] = []
  for (const band of bandsOf(cells)) {
    const top = Math.min(...band.map((cell) => cell.top))
    const bottom = Math.max(...band.map((cell) => cell.bottom))
    const last = tables.at(-1)
    const rows = bandRows(band)
    if (last && top < last.bottom + NEAR) {
      last.rows.push(...rows)
      last.bottom = Math.max(last.bottom, bottom)
    } else tables.push({ top, bottom, rows })
  }
  return tables
}

/** The words of a page that stand in none of some tables' rows. */
export function wordsOutside(page: Page, tables: Table[]): PageWord[] {
  const inside = new Set(tables.flatMap(({ rows }) => rows.flatMap(({ words }) => words)))
  return page.words.filter((word) => !inside.has(word))
}
