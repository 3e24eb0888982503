import { POINT, PRESENT } from '../dates/patterns.ts'
import { findPeriods } from '../dates/periods.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { type Mended, withWords } from './mended-lines.ts'

const LONGEST = 200
const { sameEdge: SAME_EDGE } = tolerances.stackedDates
const OPEN = new RegExp(
  `^(?<start>${POINT})\\s*(?:[-–~至]|\\b(?:to|until|till)\\b)\\s*(?!${POINT}|${PRESENT}|[-–~至])(?<rest>\\S.*)?$`,
  'iu',
)
const CLOSING = new RegExp(
  `^(?:(?:expected|anticipated)\\s|预计\\s?)?(?<end>${POINT}|${PRESENT})(?:(?:\\t|\\s(?=[{•·*◦]\\s))(?<rest>.+))?$`,
  'iu',
)
const BARE = new RegExp(`^(?<start>${POINT})(?:\\t(?<rest>\\S.*))?$`, 'iu')
const WHOLE_POINT = new RegExp(`^(?:${POINT})$`, 'iu')
const NOW = new RegExp(`^${PRESENT}$`, 'iu')

function isAlone(closing: Record<string, string>, line: Line, next: Line): boolean {
  const isBelow = line.left === null || next.left === null || Math.abs(line.left - next.left) < SAME_EDGE
  return isBelow && (NOW.test(closing.end ?? '') || (!closing.rest && line.text.includes('\t')))
}

/** "Current" above the month it goes back to, each beside a text. */
function joinTurned(line: Line, next: Line): Mended | null {
  const [now = '', ...beside] = line.cells
  const [start = '', ...below] = next.cells
  if (!NOW.test(now) || !WHOLE_POINT.test(start) || beside.length === 0 || below.length === 0) return null
  const whole = withWords(lineWithText(line, [`${start} – ${now}`, ...beside].join('\t')), [next])
  return { taken: 2, lines: [whole, lineWithText(next, below.join('\t'))] }
}

/** Two dates one above the other, with a dash or without one, as one period; null when they are none. */
export function joinStack(line: Line, next: Line | undefined, areStacked: boolean): Mended | null {
  if (!next || line.text.length > LONGEST) return null
  const turned = joinTurned(line, next)
  if (turned) return turned
  const open = (line.text.match(OPEN) ?? line.text.match(BARE))?.groups
  const closing = open && next.text.match(CLOSING)?.groups
  if (!open || !closing) return null
  if (!OPEN.test(line.text) && !areStacked && !isAlone(closing, line, next)) return null
  const text = [`${open.start} – ${closing.end}`, open.rest ?? ''].join('\t').trim()
  const whole = withWords(lineWithText(line, text), [next])
  return { taken: 2, lines: closing.rest ? [whole, lineWithText(next, closing.rest)] : [whole] }
}

/** Whether all lines of a section that begin with a date come in twos, an earlier one above a later one. */
export function areDatesStacked(lines: Line[]): boolean {
  const dated = lines.flatMap((line, at) => (CLOSING.test(line.text) ? [{ line, at }] : []))
  if (dated.length < 2 || dated.length % 2 > 0) return false
  const startOf = ({ line }: { line: Line }) => findPeriods(line.text)[0]?.start ?? ''
  return dated.every((one, index) => {
    const second = dated[index + 1]
    if (index % 2 > 0) return true
    if (!second || second.at !== one.at + 1 || NOW.test(one.line.cells[0] ?? '')) return false
    return NOW.test(second.line.cells[0] ?? '') || startOf(one) < startOf(second)
  })
}
