/** Days that are agreed on, as YYYY-MM-DD: until when an offer holds, and the first day at work. Null takes one out. */
interface AgreedDays {
  readonly offer_valid_until?: string | null | undefined
  readonly entry_date?: string | null | undefined
}

/** Why days cannot be agreed on. */
export type DayFault = 'offer_day_passed' | 'entry_day_passed'

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
