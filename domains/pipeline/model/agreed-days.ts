/** Days that are agreed on, as YYYY-MM-DD: until when an offer holds, and the first day at work. Null takes one out. */
interface AgreedDays {
  readonly offer_valid_until?: string | null | undefined
  readonly entry_date?: string | null | undefined
}

/** Why days or times cannot be agreed on. */
export type DayFault = 'offer_day_passed' | 'entry_day_passed' | 'meeting_passed'

/** When people meet: a moment, or a span of time. */
interface AgreedMeeting {
  readonly meets_at?: Moment
  readonly meets_until?: Moment
}

type Moment = string | Date | null | undefined

/**
 * Whether a meeting that is agreed on is over at a moment; one under way may still be noted, and the time of one that has begun may be
 * corrected.
 */
export function isMeetingPassed(given: AgreedMeeting, now: Date, standing: AgreedMeeting = {}): boolean {
  const { meets_at, meets_until = standing.meets_until } = given
  const isBefore = (moment: Moment) => Boolean(moment && new Date(moment) < now)
  return isBefore(meets_at) && isBefore(meets_until ?? meets_at) && !isBefore(standing.meets_at)
}

/** Whether something that is agreed on is still to come, or still holds: a meeting, an offer, a first day at work. */
export function isAhead(agreed: AgreedDays & AgreedMeeting, now: Date, today: string): boolean {
  const { meets_at, meets_until, offer_valid_until, entry_date } = agreed
  const ends = meets_until ?? meets_at
  const meets = Boolean(meets_at && ends && new Date(ends) > now)
  const lies = (day: string | null | undefined) => Boolean(day && day >= today)
  return meets || lies(offer_valid_until) || lies(entry_date)
}

/**
 * Which of these days has passed already, by the day it is in the company; null when none has. A day that stands and has passed
 * since is no reason to keep something else from being saved.
 */
export function faultOfDays(given: AgreedDays, today: string, standing: AgreedDays = {}): DayFault | null {
  const hasPassed = (name: keyof AgreedDays) => {
    const day = given[name]
    return Boolean(day && day < today && day !== standing[name])
  }
  if (hasPassed('offer_valid_until')) return 'offer_day_passed'
  return hasPassed('entry_date') ? 'entry_day_passed' : null
}
