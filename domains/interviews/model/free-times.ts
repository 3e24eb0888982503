import { overlaps, type Stretch } from './conflicts.ts'

/** Working days, from Monday, which is 1, to Sunday, which is 7, and the whole hours between which people work on them. */
export interface Hours {
  readonly weekdays: readonly number[]
  readonly opens_at: number
  readonly closes_at: number
}

/** Somebody whose time is asked for. */
export interface Attendee {
  readonly hours: Hours
  /** As `YYYY-MM-DD`. */
  readonly daysOff: readonly string[]
  readonly busy: readonly Stretch[]
}

interface Asked {
  /** As `YYYY-MM-DD`, in their order. */
  readonly days: readonly string[]
  readonly minutes: number
  readonly attendees: readonly Attendee[]
  /** When the room is taken. */
  readonly room: readonly Stretch[]
  readonly holidays: readonly string[]
  /** What stays free before and after each interview of an attendee; a room needs no rest. */
  readonly bufferMinutes: number
  /** Nothing begins before. */
  readonly after: Date
}

/** The minutes from one beginning that is offered to the next. */
const between = 30
const minute = 60_000

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The moment at which the company's clocks show so many minutes of a day. */
function momentOf(day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutes)
}

/**
 * When all attendees and the room are free for so long: on days that all of them work, within the hours of each, with the buffer kept
 * around what each has. Times that are offered lie half an hour apart and may overlap each other: taking one changes the others.
 */
export function freeTimes({
  days,
  minutes,
  attendees,
  room,
  holidays,
  bufferMinutes,
  after,
}: Asked): Stretch[] {
  const isWorked = (day: string) =>
    !holidays.includes(day) &&
    attendees.every(({ hours, daysOff }) => hours.weekdays.includes(weekdayOf(day)) && !daysOff.includes(day))
  const opens = Math.max(0, ...attendees.map(({ hours }) => hours.opens_at)) * 60
  const closes = Math.min(24, ...attendees.map(({ hours }) => hours.closes_at)) * 60
  const buffer = bufferMinutes * minute
  const taken = [
    ...room,
    ...attendees.flatMap(({ busy }) =>
      busy.map(({ from, until }) => ({
        from: new Date(from.getTime() - buffer),
        until: new Date(until.getTime() + buffer),
      })),
    ),
  ]
  const count = Math.max(0, Math.floor((closes - opens - minutes) / between) + 1)
  return days.filter(isWorked).flatMap((day) =>
    Array.from({ length: count }, (_, index) => momentOf(day, opens + index * between))
      .map((from) => ({ from, until: new Date(from.getTime() + minutes * minute) }))
      // An hour that summer time leaves out ends after the office closes.
      .filter(({ from, until }) => from >= after && until <= momentOf(day, closes))
      .filter((time) => !taken.some((other) => overlaps(time, other))),
  )
}
