/** A day in the time zone the server runs in, from its first moment up to the next day's. */
export interface Day {
  readonly date: string
  readonly from: Date
  readonly until: Date
}

/** The day a moment lies in. */
export function dayOf(moment: Date): Day {
  return dayAt(moment.getFullYear(), moment.getMonth(), moment.getDate())
}

/** The day written as YYYY-MM-DD. */
export function dayNamed(date: string): Day {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return dayAt(year, month - 1, day)
}

/** Days in a row; a change to summer time makes one of them an hour shorter, not two of them one. */
export function daysFrom(first: Day, count: number): Day[] {
  const { from } = first
  return Array.from({ length: count }, (_, index) =>
    dayAt(from.getFullYear(), from.getMonth(), from.getDate() + index),
  )
}

/** The week of a day, from its Monday (specification, section 9). */
export function weekOf(day: Day): Day[] {
  const sinceMonday = (day.from.getDay() + 6) % 7
  return daysFrom(dayBefore(day, sinceMonday), 7)
}

/** So many days earlier. */
export function dayBefore({ from }: Day, days: number): Day {
  return dayAt(from.getFullYear(), from.getMonth(), from.getDate() - days)
}

/** How many days from the first to the last, both counted; negative or zero when they are the wrong way round. */
export function lengthOf(first: Day, last: Day): number {
  return Math.round((last.from.getTime() - first.from.getTime()) / 86_400_000) + 1
}

function dayAt(year: number, month: number, day: number): Day {
  const from = new Date(year, month, day)
  const part = (value: number) => String(value).padStart(2, '0')
  const date = `${String(from.getFullYear()).padStart(4, '0')}-${part(from.getMonth() + 1)}-${part(from.getDate())}`
  return { date, from, until: new Date(year, month, day + 1) }
}
