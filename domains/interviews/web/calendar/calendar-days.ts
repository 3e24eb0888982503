import { clockAt, momentAt } from '@bole/platform/moments'

/** What a calendar shows at once: by the hours of a day or a week, the days of a month, or a week of each person. */
export const calendarShapes = ['day', 'week', 'month', 'person'] as const

export type CalendarShape = (typeof calendarShapes)[number]

/** From when until when, as moments in ISO 8601. */
export type Span = readonly [from: string, until: string]

const dayLength = 86_400_000

const dated = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
/** From Monday, which is 0. */
const weekdayOf = (day: string) => (new Date(dated(day)).getUTCDay() + 6) % 7

/** A day so many days later, both as `YYYY-MM-DD`. */
export const dayAfter = (day: string, count: number) => dayOf(dated(day) + count * dayLength)

/** The first and the last day that are shown around a day: of a month, the whole weeks that it touches. */
export function daysShown(shape: CalendarShape, day: string): readonly [first: string, last: string] {
  if (shape === 'day') return [day, day]
  const monday = (one: string) => dayAfter(one, -weekdayOf(one))
  if (shape !== 'month') return [monday(day), dayAfter(monday(day), 6)]
  const [year = 0, month = 1] = day.split('-').map(Number)
  const [first, last] = [dayOf(Date.UTC(year, month - 1, 1)), dayOf(Date.UTC(year, month, 0))]
  return [monday(first), dayAfter(monday(last), 6)]
}

/** The day to show before or after this one: the next day, week or month. */
export function steppedBy(shape: CalendarShape, day: string, count: 1 | -1): string {
  if (shape === 'day') return dayAfter(day, count)
  if (shape !== 'month') return dayAfter(day, 7 * count)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month - 1 + count, 1))
}

/** A span that begins when the company’s clocks show this, and lasts as long as before. */
export function beganAt(clock: string, [from, until]: Span): Span {
  const begins = momentAt(clock)
  const length = Date.parse(until) - Date.parse(from)
  return [begins, new Date(Date.parse(begins) + length).toISOString()]
}

/** The same hours of another day, by the company’s clocks. */
export const onAnotherDay = (day: string, span: Span): Span =>
  beganAt(`${day}T${clockAt(span[0]).slice(11)}`, span)

const quarter = 15 * 60_000

/** Where the arrow keys move a span: by a quarter of an hour up or down, by a day to the left or right. Null for any other key. */
export function movedByKey(key: string, span: Span): Span | null {
  const day = clockAt(span[0]).slice(0, 10)
  if (key === 'ArrowLeft') return onAnotherDay(dayAfter(day, -1), span)
  if (key === 'ArrowRight') return onAnotherDay(dayAfter(day, 1), span)
  const later = { ArrowUp: -quarter, ArrowDown: quarter }[key]
  if (later === undefined) return null
  const [from, until] = span.map((moment) => new Date(Date.parse(moment) + later).toISOString())
  return from && until ? [from, until] : null
}
