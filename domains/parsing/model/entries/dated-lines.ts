import { withoutBullet } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { isIndented } from './header-edges.ts'
import { type EntryLine, restOf } from './header-line.ts'
import { isProse } from './prose.ts'
import { titleScore } from './title-words.ts'

/** Dates that stand at the edge of their column; one in a line set in from another's is told about an entry. */
function withoutTold(lines: EntryLine[], anchors: number[]): number[] {
  const isTold = (one: EntryLine | undefined) =>
    one !== undefined &&
    one.line.cells.length === 1 &&
    one.periods[0]?.from !== 0 &&
    anchors.some((other) => {
      const model = lines[other]?.line
      return model !== undefined && isIndented(one.line, model)
    })
  return anchors.filter((anchor) => !isTold(lines[anchor]))
}

const { sameEdge: SAME_EDGE } = tolerances.datedLines
/** Whether a line's period stands in brackets, as those of projects within a post do. */
const isBracketed = (one: EntryLine | undefined) => one?.line.text[(one.periods[0]?.from ?? 0) - 1] === '('

/** Whether a line's bracketed period is that of a post ("Chief Financial Officer (2016 – 2020)"), and not of what was done in one. */
const isPost = (one: EntryLine) =>
  titleScore(
    restOf(one.line.text, one.periods)
      .split(/[\t,|(]/)[0]
      ?.trim() ?? '',
  ) >= 0.6

/** Whether a bracketed period lies within the one before, where the section's first is not bracketed. */
function isWithin(
  one: EntryLine | undefined,
  before: EntryLine | undefined,
  first: EntryLine | undefined,
): boolean {
  const [period, outer] = [one?.periods[0], before?.periods[0]]
  if (
    !one ||
    isPost(one) ||
    !isBracketed(one) ||
    isBracketed(first) ||
    isBracketed(before) ||
    !period?.start ||
    !outer?.start
  )
    return false
  return period.start >= outer.start && (outer.end === 'present' || (period.end ?? '') <= (outer.end ?? ''))
}

// So many periods show where the writer puts them.
const MODELS = 8
// "Graduate Trainee at Cyient Limited from July 2024 to date."
const POST_AT = /^\p{Lu}(?!\p{L}+ed\s)[^,.]{3,40}\sat\s\p{Lu}/u
const PRIZE = /奖|获|证书|竞赛|比赛|award|prize|scholarship|dean/i

/** The sign that parts a line's first period from what follows it ("2016 / 09 - University of Bremen"); empty without one. */
const signBehind = ({ line, periods }: EntryLine): string =>
  line.text.slice(periods[0]?.to ?? 0).match(/^\s+([-–—|:])\s+(?=\p{Lu}|\p{Script=Han})/u)?.[1] ?? ''

/** Whether a line's one date stands where another's period does: alone, or at the end of as many cells. */
function standsLike(one: EntryLine, other: EntryLine): boolean {
  const [date, period] = [one.periods[0], other.periods[0]]
  const [line, its] = [one.line, other.line]
  if (!date || !period || line.cells.length !== its.cells.length || Math.abs(line.scale - its.scale) > 0.05)
    return false
  const isFirst = date.from === 0 && period.from === 0
  const isLast = date.to === line.text.length && period.to === its.text.length
  const isSameEdge = (edge: 'left' | 'right') => Math.abs((line[edge] ?? 0) - (its[edge] ?? 0)) < SAME_EDGE
  if (line.cells.length > 1 && isLast) return isSameEdge('right')
  const isParted = signBehind(one) !== '' && signBehind(one) === signBehind(other)
  return isFirst && isSameEdge('left') && (line.cells.length > 1 || isLast || isParted)
}

const SINCE = /^(?:since|from|desde)\b/i

/** Whether a line ends with a lone "since 2019" where another's whole period opens its line: told about that entry. */
const tellsSince = (one: EntryLine, others: EntryLine[]) =>
  SINCE.test(one.periods[0]?.text ?? '') &&
  one.periods[0]?.from !== 0 &&
  one.line.cells.length === 1 &&
  others.some(({ periods: [period] }) => period?.from === 0 && period.isRange && !SINCE.test(period.text))

/**
 * The lines whose dates stand for an entry each: periods; a lone date where it stands as the periods do, or where there
 * is nothing better.
 */
export function datedLines(
  lines: EntryLine[],
  allowsSingleDate: boolean,
  opens: (text: string) => boolean,
): number[] {
  const pick = (test: (one: EntryLine, before: EntryLine | undefined) => boolean) =>
    withoutTold(
      lines,
      lines.flatMap((one, index) => (test(one, lines[index - 1]) ? [index] : [])),
    )
  const dated = lines.filter((one) => one.isDated && !one.line.isBullet)
  const isRange = (one: EntryLine) => one.isDated && !one.line.isBullet && !tellsSince(one, dated)
  const ranges = pick(isRange)
  const singles = (one: EntryLine) => one.periods.length > 0 && one.isHeaderLike && !PRIZE.test(one.line.text)
  if (allowsSingleDate) {
    const both = pick((one, before) => {
      if (one.isDated && !one.line.isBullet) return true
      // "Expected 2016" below the line with a school's dates tells about that school.
      const isLone = one.periods.every(({ isRange }) => !isRange)
      return (
        singles(one) &&
        (!isLone || before?.isDated !== true || standsLike(one, before) || opens(one.line.text))
      )
    })
    if (both.length > 0) return both
  }
  if (ranges.length > 0) {
    const own = ranges.filter(
      (at, index) => !isWithin(lines[at], lines[ranges[index - 1] ?? -1], lines[ranges[0] ?? -1]),
    )
    if (own.length < ranges.length)
      return ranges.filter((at) => {
        const one = lines[at]
        return one !== undefined && (!isBracketed(one) || isPost(one))
      })
    const models = ranges.flatMap((at) => lines[at] ?? []).slice(0, MODELS)
    return pick((one) => isRange(one) || (singles(one) && models.some((model) => standsLike(one, model))))
  }
  const bulleted = pick((one) => one.isDated)
  if (bulleted.length > 0) return bulleted
  const told = pick(
    (one) =>
      one.periods.some(({ isRange }) => isRange) &&
      (isProse(restOf(one.line.text, one.periods)) || POST_AT.test(withoutBullet(one.line.text))),
  )
  if (told.length > 0) return told
  const lone = pick(singles)
  return lone.length > 0 ? lone : pick((one) => one.isHeaderLike && opens(withoutBullet(one.line.text)))
}
