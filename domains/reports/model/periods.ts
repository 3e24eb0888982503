/** The applications of a report are those received in its period; which days that is follows from the day it is read. */
export const periods = [
  'last_30_days',
  'last_90_days',
  'last_365_days',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'all',
  'between',
] as const
export type Period = (typeof periods)[number]

/** Days of the company's calendar as YYYY-MM-DD, both included; null where the period has no such end. */
export interface Days {
  readonly from: string | null
  readonly until: string | null
}

const written = (year: number, month: number, day: number) => {
  // Noon: the day stays the same whatever happens to the clocks that night.
  const date = new Date(Date.UTC(year, month, day, 12))
  return date.toISOString().slice(0, 10)
}

/** The days of a period, read on a day (YYYY-MM-DD); `chosen` are those of a period between two days. */
export function daysOf(period: Period, readOn: string, chosen: Days): Days {
  const [year = 1970, oneBased = 1, day = 1] = readOn.split('-').map(Number)
  const month = oneBased - 1
  const quarter = month - (month % 3)
  const months = (first: number, count: number): Days => ({
    from: written(year, first, 1),
    until: written(year, first + count, 0),
  })
  const latest = (count: number): Days => ({ from: written(year, month, day - count + 1), until: readOn })
  switch (period) {
    case 'last_30_days':
      return latest(30)
    case 'last_90_days':
      return latest(90)
    case 'last_365_days':
      return latest(365)
    case 'this_month':
      return months(month, 1)
    case 'last_month':
      return months(month - 1, 1)
    case 'this_quarter':
      return months(quarter, 3)
    case 'last_quarter':
      return months(quarter - 3, 3)
    case 'this_year':
      return months(0, 12)
    case 'last_year':
      return months(-12, 12)
    case 'all':
      return { from: null, until: null }
    case 'between':
      return chosen
  }
}

/** Why a period cannot be used: between two days it needs one of them, in their order. */
export function faultInPeriod(
  period: Period,
  { from, until }: Days,
): 'days_missing' | 'days_reversed' | null {
  if (period !== 'between') return null
  if (!from && !until) return 'days_missing'
  return from && until && until < from ? 'days_reversed' : null
}
