import { DATE_FRAGMENT, POINT, PRESENT } from '../dates/patterns.ts'
import { findPeriods } from '../dates/periods.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { type Mended, withWords } from './mended-lines.ts'
import { joinPair, pairingOf } from './paired-dates.ts'
import { areDatesStacked, joinStack } from './stacked-dates.ts'

const BEGINS_PERIOD = new RegExp(`^\\s*(?:[-–~至到]|${POINT}|${PRESENT}|\\d{1,2}月|'\\d\\d|年)`, 'iu')
const MONTH_ALONE = /^(?:年\s?)?\d{1,2}\s?月$|^[./-]\s?\d{1,2}$/
const GOES_ON = /(?:\s(?:of|and|in|for|the)|[,/&–-])$/i
const MOST_PIECES = 4
const { near: NEAR, sameEdge: SAME_EDGE } = tolerances.wrappedPeriods
const LONGEST = 200

const POINT_ALONE = new RegExp(`^(?:${POINT})$`, 'iu')

const isWhole = (text: string) =>
  !/[-–~至]\s*$/.test(text) &&
  findPeriods(text).some(({ isRange, from, to }) => isRange && from === 0 && to === text.length)

const isNear = (one: Line, other: Line, most: number) =>
  one.left === null || other.left === null || Math.abs(one.left - other.left) < most

/** A period that its narrow column broke over several lines, with the texts that stand beside its pieces. */
function joinColumn(lines: Line[], at: number): Mended | null {
  const line = lines[at]
  const pieces = [line?.cells[0] ?? '']
  if (!line || !DATE_FRAGMENT.test(pieces[0] ?? '')) return null
  const isAlready = isWhole(pieces[0] ?? '')
  for (const other of lines.slice(at + 1, at + MOST_PIECES)) {
    const piece = other.cells[0] ?? ''
    if (!DATE_FRAGMENT.test(piece) || !isNear(line, other, NEAR)) return null
    // What looks whole may still lack the month of its end: "2013年7月–2016年" over "7月".
    if (isAlready && !MONTH_ALONE.test(piece)) return null
    pieces.push(piece)
    if (!isWhole(pieces.join(' '))) continue
    const others = lines.slice(at + 1, at + pieces.length)
    const text = [pieces.join(' '), ...line.cells.slice(1)].join('\t')
    const rests = others.filter((one) => one.cells.length > 1)
    return {
      taken: pieces.length,
      lines: [
        withWords(lineWithText(line, text), others),
        ...rests.map((one) => lineWithText(one, one.cells.slice(1).join('\t'))),
      ],
    }
  }
  return null
}

/** A period broken in the last cell of a row, beside a first cell that was broken too ("Graphic | Sep 2009 –" over "Design | May 2012"). */
function joinLastCells(line: Line, next: Line | undefined): Mended | null {
  const [own, other] = [line.cells.at(-1) ?? '', next?.cells.at(-1) ?? '']
  if (!next || line.cells.length < 2 || next.cells.length > 2 || isWhole(own)) return null
  if (!DATE_FRAGMENT.test(own) || !DATE_FRAGMENT.test(other) || !isWhole(`${own} ${other}`)) return null
  const [upper = '', beside = ''] = [line.cells.at(-2), next.cells.length > 1 ? next.cells[0] : '']
  const isBroken = beside !== '' && GOES_ON.test(upper)
  const cells = [...line.cells.slice(0, -2), isBroken ? `${upper} ${beside}` : upper, `${own} ${other}`]
  const whole = withWords(lineWithText(line, cells.join('\t')), [next])
  return { taken: 2, lines: beside === '' || isBroken ? [whole] : [whole, lineWithText(next, beside)] }
}

/** A period set as a column of its own at the right of an entry's lines: "2017.05" over "–" over "today". */
function joinRightColumn(lines: Line[], at: number): Mended | null {
  const line = lines[at]
  const own = line?.cells.at(-1) ?? ''
  if (!line || line.cells.length < 2 || !POINT_ALONE.test(own)) return null
  const pieces = [own]
  const rest: Line[] = []
  for (const other of lines.slice(at + 1, at + MOST_PIECES)) {
    const piece = other.cells.at(-1) ?? ''
    const isBelow = Math.abs((other.right ?? 0) - (line.right ?? 0)) < SAME_EDGE
    if (!DATE_FRAGMENT.test(piece) || !isBelow) return null
    pieces.push(piece)
    if (other.cells.length > 1) rest.push(lineWithText(other, other.cells.slice(0, -1).join('\t')))
    if (!isWhole(pieces.join(' '))) continue
    const text = [...line.cells.slice(0, -1), pieces.join(' ')].join('\t')
    const others = lines.slice(at + 1, at + pieces.length)
    return { taken: pieces.length, lines: [withWords(lineWithText(line, text), others), ...rest] }
  }
  return null
}

/** A period at the end of a line that ends on the next one ("Acme | Mar" over "2019 – Jun 2021"). */
function joinEnd(line: Line, next: Line | undefined): Mended | null {
  if (!next || line.text.length > LONGEST || next.text.length > LONGEST) return null
  if (!BEGINS_PERIOD.test(next.text) || !isNear(line, next, SAME_EDGE)) return null
  const edge = line.text.length
  const joined = `${line.text} ${next.text}`
  const crossing = findPeriods(joined).find(
    ({ isRange, from, to }) => isRange && from > 0 && from < edge && to > edge + 1,
  )
  if (!crossing) return null
  const rest = joined.slice(crossing.to).trim()
  const whole = withWords(lineWithText(line, joined.slice(0, crossing.to)), [next])
  return { taken: 2, lines: rest === '' ? [whole] : [whole, lineWithText(next, rest)] }
}

/**
 * Puts together periods that a narrow column or the end of a line broke: "Oct 2006 – | School" over "Sep 2009 | Degree"
 * becomes "Oct 2006 – Sep 2009 | School" over "Degree".
 */
export function mendWrappedPeriods(lines: Line[]): Line[] {
  const areStacked = areDatesStacked(lines)
  const pairing = pairingOf(lines)
  const rest = [...lines]
  for (let at = 0; at < rest.length; at++) {
    const line = rest[at]
    if (!line) break
    const next = rest[at + 1]
    const mended =
      joinPair(line, next, pairing) ??
      joinColumn(rest, at) ??
      joinStack(line, next, areStacked) ??
      joinLastCells(line, next) ??
      joinRightColumn(rest, at) ??
      joinEnd(line, next)
    if (mended) rest.splice(at, mended.taken, ...mended.lines)
  }
  return rest
}
