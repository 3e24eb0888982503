import { DATE_FRAGMENT } from '../dates/patterns.ts'
import { kindOfLabel } from '../fields/labels.ts'
import { readTitle } from '../sections/read-title.ts'
import { normaliseLine } from '../text/normalise.ts'
import { tolerances } from '../tolerances.ts'
import type { Row } from './page-word.ts'
import { rowText } from './row-text.ts'

/** What one side of a gutter looks like. */
interface Side {
  count: number
  titles: number
  dates: number
  labels: number
  /** How many of its rows are a title, a date or a label. */
  named: number
  /** Whether a row of it is nothing but the names of a table's columns. */
  head: boolean
  /** Largest shares of its rows that begin at one place, and that end at one. */
  begin: number
  end: number
  /** Share of its rows that stand at the height of a row on the other side. */
  paired: number
  /** How many of its rows stand between the first and the last of the other side, and how many of these are named. */
  beside: number
  besideNamed: number
}

const { ragged: RAGGED, even: EVEN, flush: FLUSH } = tolerances.columns
const FEW = 4
const FEWEST = 2

const GRADUATION = /毕业|入学|在读|graduat(?:ed|ion)|expected|class of/gi
const isDate = (text: string) => /\d{2}/.test(text) && DATE_FRAGMENT.test(text.replace(GRADUATION, ''))

const HEADS = new Set<string | null>([
  'duration',
  'company',
  'title',
  'duties',
  'school',
  'major',
  'degree',
  'project',
  'role',
  'department',
])

// "Projects" beside "Degree" are titles of two columns, however well either would name a table's.
const isHeadText = (text: string) =>
  readTitle(text) === null && text.split('\t').every((cell) => HEADS.has(kindOfLabel(cell)))

/** The largest share of some places that are the same one. */
function alignment(places: number[], size: number): number {
  const share = (edge: number) => places.filter((one) => Math.abs(one - edge) < size * 0.6).length
  return Math.max(0, ...places.map(share)) / Math.max(1, places.length)
}

const endOf = ({ words }: Row) => {
  const last = words.at(-1)
  return last ? last.x + last.width : 0
}

function describe(rows: Row[], other: Row[]): Side {
  const texts = rows.map((row) => normaliseLine(rowText(row)))
  const heights = other.map(({ baseline }) => baseline)
  const isTitle = (text: string) => readTitle(text) !== null
  const isLabel = (text: string) => kindOfLabel(text) !== null
  // A colon makes a label of any word.
  const isNamed = (text: string) =>
    isTitle(text) || isDate(text) || isLabel(text) || /^[^:\t]{1,24}:$/.test(text)
  const isBeside = ({ baseline }: Row) => baseline >= Math.min(...heights) && baseline <= Math.max(...heights)
  const paired = rows.filter(({ baseline, size }) =>
    heights.some((height) => Math.abs(height - baseline) < size * 0.35),
  )
  return {
    count: rows.length,
    titles: texts.filter(isTitle).length,
    dates: texts.filter(isDate).length,
    labels: texts.filter(isLabel).length,
    named: texts.filter(isNamed).length,
    head: rows.some((row, index) => paired.includes(row) && isHeadText(texts[index] ?? '')),
    begin: alignment(
      rows.map(({ words }) => words[0]?.x ?? 0),
      rows[0]?.size ?? 1,
    ),
    end: alignment(rows.map(endOf), rows[0]?.size ?? 1),
    paired: paired.length / Math.max(1, rows.length),
    beside: rows.filter(isBeside).length,
    besideNamed: rows.filter((row, index) => isBeside(row) && isNamed(texts[index] ?? '')).length,
  }
}

/**
 * Whether two sides of a gutter are columns to be read one after the other, and not the cells of rows (a date beside its
 * company, a value beside its label). A column has titles of its own, or rows at heights of its own.
 */
export function areColumns(left: Row[], right: Row[]): boolean {
  const one = describe(left, right)
  const other = describe(right, left)
  const paired = Math.max(one.paired, other.paired)
  // One below the other, they only happen to stand on different sides.
  if (Math.min(one.beside, other.beside) < FEWEST) return false
  // Texts set to the right edge, each beginning elsewhere, are no column of their own.
  if (
    other.titles < 2 &&
    other.count > FEW &&
    (other.begin < RAGGED || (other.begin < EVEN && other.end > FLUSH))
  )
    return false
  // Neither do texts at the heights of the other side's that begin at several places: they stand at the rows' other edge.
  if (other.titles < 2 && other.paired > 0.9 && other.begin < EVEN) return false
  // A table whose head names its last columns too: its rows go across.
  if (one.head && other.head) return false
  if (one.dates > one.count * 0.4 || other.dates > other.count * 0.4) return false
  // Nothing but titles and dates on the right: they are centred over the text, or stand at its other edge.
  if (other.titles + other.dates >= other.count * 0.8) return false
  // Nothing but titles, dates and labels on the left: they stand in the margin beside their text.
  if (one.named >= one.count * 0.8 || one.labels > one.count * 0.6) return false
  if (other.titles === 0 && one.named > one.count * 0.6 && one.paired >= 0.5) return false
  // Nor do they where the right side ends: what stands on the left further down has no column beside it.
  if (other.titles === 0 && one.beside > FEWEST && one.besideNamed === one.beside) return false
  if (one.titles > 0 && other.titles > 0) return one.titles + other.titles > 2 || paired < 0.8
  if (one.titles > 1 || other.titles > 1) return paired < 0.6 && Math.min(one.count, other.count) > 2
  return paired < 0.4 && Math.min(one.count, other.count) > 3
}

const startOf = ({ words }: Row) => words[0]?.x ?? 0

/** Where most of some rows begin. */
function usualStart(rows: Row[]): number {
  const counts = new Map<number, number>()
  for (const row of rows)
    counts.set(Math.round(startOf(row)), (counts.get(Math.round(startOf(row))) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/**
 * How many rows right of a gutter are nothing but dates that stand at the height of a row at its left, and further left than
 * the rows around them begin: a gutter further right parts the columns.
 */
export function strayDates(left: Row[], right: Row[]): number {
  const heights = new Set(left.map(({ baseline }) => Math.round(baseline)))
  const isBeside = ({ baseline }: Row) => [-1, 0, 1].some((step) => heights.has(Math.round(baseline) + step))
  const usual = usualStart(right)
  return right.filter(
    (row) => startOf(row) < usual - row.size && isBeside(row) && isDate(normaliseLine(rowText(row))),
  ).length
}
