import { POINT, PRESENT } from '../dates/patterns.ts'
import { findPeriods } from '../dates/periods.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { type Mended, withWords } from './mended-lines.ts'

/** How a section sets the two dates of each entry on two lines: in which cell, and which of them above. */
export interface Pairing {
  cell: 'first' | 'last'
  isLaterAbove: boolean
}

const ALONE = new RegExp(`^(?:${POINT}|${PRESENT})$`, 'iu')
const NOW = new RegExp(`^${PRESENT}$`, 'iu')
/** What sorts behind every date. */
const TODAY = '9999'
const { sameEdge: SAME_EDGE } = tolerances.pairedDates

const cellOf = (line: Line, cell: Pairing['cell']) => line.cells.at(cell === 'first' ? 0 : -1) ?? ''

const dayOf = (text: string) => (NOW.test(text) ? TODAY : (findPeriods(text)[0]?.start ?? ''))

/** Whether dates only rise or only fall: a list of lone dates does, too. */
const isOneWay = (days: string[]) =>
  days.every((day, at) => at === 0 || day >= (days[at - 1] ?? '')) ||
  days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''))

function isPaired(lines: Line[], { cell, isLaterAbove }: Pairing): boolean {
  const dated = lines.flatMap((line, at) => {
    const text = cellOf(line, cell)
    const stands = cell === 'first' || line.cells.length > 1
    return stands && ALONE.test(text) ? [{ at, day: dayOf(text) }] : []
  })
  if (dated.length < 2 || dated.length % 2 > 0) return false
  const pairs = dated.flatMap((upper, index) => (index % 2 > 0 ? [] : [{ upper, lower: dated[index + 1] }]))
  const areInOrder = pairs.every(({ upper, lower }) => {
    if (!lower || lower.at !== upper.at + 1) return false
    return isLaterAbove ? upper.day > lower.day : upper.day < lower.day
  })
  const days = dated.map(({ day }) => day)
  const areParted = pairs.some(({ upper }, index) => upper.at > (pairs[index - 1]?.lower?.at ?? upper.at) + 1)
  return areInOrder && (days.includes(TODAY) || (pairs.length > 1 && (areParted || !isOneWay(days))))
}

/** How a section pairs lone dates that stand one above the other; null where they may be lone dates of entries. */
export function pairingOf(lines: Line[]): Pairing | null {
  const ways: Pairing[] = [
    { cell: 'last', isLaterAbove: false },
    { cell: 'last', isLaterAbove: true },
    { cell: 'first', isLaterAbove: true },
  ]
  return ways.find((way) => isPaired(lines, way)) ?? null
}

/** Two paired dates as the period of their first line; what stood beside the second keeps its line. */
export function joinPair(line: Line, next: Line | undefined, pairing: Pairing | null): Mended | null {
  if (!pairing || !next) return null
  const [own, other] = [cellOf(line, pairing.cell), cellOf(next, pairing.cell)]
  if (!ALONE.test(own) || !ALONE.test(other)) return null
  if (pairing.cell === 'last' && Math.abs((line.right ?? 0) - (next.right ?? 0)) > SAME_EDGE) return null
  const period = pairing.isLaterAbove ? `${other} – ${own}` : `${own} – ${other}`
  const isFirst = pairing.cell === 'first'
  const rest = isFirst ? line.cells.slice(1) : line.cells.slice(0, -1)
  const below = isFirst ? next.cells.slice(1) : next.cells.slice(0, -1)
  const text = (isFirst ? [period, ...rest] : [...rest, period]).join('\t')
  const whole = withWords(lineWithText(line, text), [next])
  return {
    taken: 2,
    lines: below.length > 0 ? [whole, lineWithText(next, below.join('\t'))] : [whole],
  }
}
