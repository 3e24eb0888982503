import { findPeriods, type Period } from '../dates/periods.ts'
import { type Reading, reading } from '../reading.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'

/** The dates of an entry; a lone date is an end where `loneIsEnd`, otherwise a start. */
export interface Dates {
  start?: Reading<string>
  end?: Reading<string>
}

const BEGINS = /入学|开始|起|since|from|enrol|start|admitted/i

/** Makes an entry's dates readable, each with the place of the whole period. */
export function datesOf(period: Period | null, line: Line | undefined, loneIsEnd: boolean): Dates {
  if (!period || !line) return {}
  const source = locate(line, period.text.trim())
  const make = (date: string | null) =>
    date === null ? undefined : reading(date, period.isRange ? 0.95 : 0.75, source)
  const start = make(period.start)
  const end = make(period.end)
  if (!period.isRange && loneIsEnd && !BEGINS.test(line.text)) return start ? { end: start } : {}
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) }
}

/** The first period a labelled value states. */
export const periodOf = (text: string): Period | null => {
  const periods = findPeriods(text)
  return periods.find(({ isRange }) => isRange) ?? periods[0] ?? null
}
