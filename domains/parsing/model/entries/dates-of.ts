import { confidences } from '../confidences.ts'
import { findPeriods, type Period } from '../dates/periods.ts'
import { type Reading, reading } from '../reading.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'

/** The dates of an entry; a lone date is an end where `loneIsEnd`, otherwise a start. */
export interface Dates {
  start?: Reading<string>
  end?: Reading<string>
}

// What says that a lone date is a beginning stands right before it or behind it.
const BEGINS_BEFORE =
  /(?:入学|开始|自|since|from|enrol\w*|start\w*|admitted|desde|início|inicio)\P{L}{0,6}$/iu
const BEGINS_BEHIND = /^\s?(?:入学|开始|起)/u

/** Makes an entry's dates readable, each with the place of the whole period. */
export function datesOf(period: Period | null, line: Line | undefined, loneIsEnd: boolean): Dates {
  if (!period || !line) return {}
  const source = locate(line, period.text.trim())
  const kind = period.isDoubtful ? 'doubted' : period.isRange ? 'period' : 'lone'
  const make = (date: string | null) =>
    date === null ? undefined : reading(date, confidences.dates[kind], source)
  const start = make(period.start)
  const end = make(period.end)
  const begins =
    BEGINS_BEFORE.test(line.text.slice(0, period.from)) || BEGINS_BEHIND.test(line.text.slice(period.to))
  if (!period.isRange && loneIsEnd && !begins) return start ? { end: start } : {}
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) }
}

/** The first period a labelled value states. */
export const periodOf = (text: string): Period | null => {
  const periods = findPeriods(text)
  return periods.find(({ isRange }) => isRange) ?? periods[0] ?? null
}
