import { findPeriods } from '../dates/periods.ts'
import { visualLength } from '../text/characters.ts'
import { type Line, lineWithText, withoutBullet } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { organisationScore } from './organisation-words.ts'
import { looksLikeName } from './score-fragments.ts'

/** A section that is one list, its entries and their posts all with a mark: the marks tell nothing. */
function withoutListMarks(lines: Line[]): Line[] {
  const dated = lines.filter(({ text }) => findPeriods(text).length > 0).length
  const isList =
    lines.length > 2 && dated > 0 && dated < lines.length && lines.every(({ isBullet }) => isBullet)
  return isList
    ? lines.map((line) => ({ ...lineWithText(line, withoutBullet(line.text)), isBullet: false }))
    : lines
}

const ORDINAL = /^(?:\((?<inner>\d{1,2})\)|(?<plain>\d{1,2})[.、)](?!\d))\s*(?=\S)/

function ordinalOf({ text }: Line): number | null {
  const { inner, plain } = text.match(ORDINAL)?.groups ?? {}
  const number = inner ?? plain
  return number === undefined ? null : Number(number)
}

/** A section that counts its entries, beginning with its first line ("(1) Acme", "(2) Brook"): the numbers are no marks of a list. */
function withoutCount(lines: Line[]): Line[] {
  const counted = lines.map(ordinalOf)
  const numbers = counted.filter((one) => one !== null)
  const isCount = counted[0] === 1 && numbers.length > 1 && numbers.every((one, at) => one === at + 1)
  if (!isCount || numbers.length === lines.length) return lines
  return lines.map((line, at) =>
    counted[at] === null ? line : { ...lineWithText(line, line.text.replace(ORDINAL, '')), isBullet: false },
  )
}

const { firm: FIRM } = tolerances.entryMarks
const LONGEST_NAME = 70
/** So many lines of a header may stand between its mark and its dates. */
const DATES_WITHIN = 3
const SENTENCE = /[。.;]$/

const markOf = ({ text, isBullet }: Line) => (isBullet ? text.slice(0, 1) : null)

const hasRange = ({ text }: Line) => findPeriods(text).some(({ isRange }) => isRange)

/**
 * A section that sets a mark before the name of each entry and its dates on a line below without one: the mark tells where the
 * entry begins, as a line of a list it would be lost. The section's first entry shows the habit, all others must follow it.
 */
function withoutNameMarks(lines: Line[]): Line[] {
  const [first] = lines
  const mark = first ? markOf(first) : null
  if (!first || mark === null || /\d|\(/.test(mark) || visualLength(first.text) > LONGEST_NAME) return lines
  if (hasRange(first) || SENTENCE.test(first.text)) return lines
  const dated = lines.flatMap((line, at) => (!line.isBullet && hasRange(line) ? [at] : []))
  const lead = dated[0] ?? 0
  if (lead === 0 || lead > DATES_WITHIN) return lines
  const opens = new Set(dated.map((at) => at - lead))
  const follow = [...opens].every((at) => {
    const own = lines[at]
    const between = lines.slice(at + 1, at + lead)
    return own && markOf(own) === mark && between.every(({ isBullet }) => !isBullet)
  })
  if (!follow) return lines
  return lines.map((line, at) =>
    opens.has(at) ? { ...lineWithText(line, withoutBullet(line.text)), isBullet: false } : line,
  )
}

/** Whether a marked line names a firm and, set apart at its end, a period: what was done there has neither. */
function namesDatedFirm({ text, isBullet, cells }: Line): boolean {
  if (!isBullet || cells.length < 2) return false
  const last = cells.at(-1) ?? ''
  const [period] = findPeriods(last)
  if (!period?.isRange || period.to - period.from < last.length) return false
  const [name = ''] = withoutBullet(text).split(/\t|, |\s[|–-]\s/)
  return looksLikeName(name) && organisationScore(name) >= FIRM
}

/** Employers with a mark among others that have none. */
function withoutMarksOfFirms(lines: Line[]): Line[] {
  if (!lines.some((line) => !line.isBullet && hasRange(line))) return lines
  return lines.map((line) =>
    namesDatedFirm(line) ? { ...lineWithText(line, withoutBullet(line.text)), isBullet: false } : line,
  )
}

/** A section's lines without the marks and numbers that count its entries, and tell nothing about a line. */
export const withoutEntryMarks = (lines: Line[]): Line[] =>
  withoutMarksOfFirms(withoutNameMarks(withoutListMarks(withoutCount(lines))))
