import { findPeriods, withoutPeriods } from '../dates/periods.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { lineTail } from '../text/line-tail.ts'
import { organisationScore } from './organisation-words.ts'
import { isProse } from './prose.ts'
import { schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

const SENTENCE = /^(?:\S+\s+){6,}.*[.!?]$|[。;]$|^.{60,}$/u

const isNamed = (piece: string) =>
  organisationScore(piece) >= 0.7 || titleScore(piece) >= 0.9 || (schoolIn(piece)?.score ?? 0) > 0.8

/**
 * Parts a period in the margin from the sentence that only happens to stand at its height ("2019 – Present | Own the
 * regression suite …."): the two are not one header.
 */
export function partDatesFromText(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const [first = '', rest = '', ...others] = line.cells
    if (others.length > 0 || !SENTENCE.test(rest) || isProse(rest) || rest.split(/[,|·]\s*/).some(isNamed))
      return [line]
    const periods = findPeriods(first)
    const isBare = periods.some(({ isRange }) => isRange) && !/\p{L}{2}/u.test(withoutPeriods(first, periods))
    return isBare ? [lineWithText(line, first), lineTail(line, rest)] : [line]
  })
}
