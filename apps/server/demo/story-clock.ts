import type { PlanEvent } from './story/index.ts'

/** Dates, place and people an event of a plan agrees on; people by username. */
export interface Agreed {
  readonly meets_at?: string
  readonly meets_until?: string
  readonly is_online?: boolean
  readonly reply_by?: string
  readonly offer_valid_until?: string
  readonly entry_date?: string
  readonly interviewers?: readonly string[]
}

/** An event of a plan with the moment it happened by the clock on the wall. */
export interface TimedEvent {
  readonly event: PlanEvent
  readonly at: Date
  readonly agreed: Agreed
}

const minute = 60_000

/**
 * Puts a plan on the clock: minutes before now, interviews at their hour of the server's day, what follows an interview
 * by the interview, what a date does when it passes at the end of that day. Nothing happens before what came before it.
 */
export function onTheClock(plan: readonly PlanEvent[], now: Date): readonly TimedEvent[] {
  const timed: TimedEvent[] = []
  let interview: Date | null = null
  let dates: Agreed = {}
  for (const event of plan) {
    const told = new Date(now.getTime() - event.at * minute)
    const { action, afterInterview } = event
    let at = told
    if (afterInterview !== undefined && interview) at = later(interview, afterInterview)
    if (action.do === 'happen' && action.what === 'offer_lapsed') at = endOf(dates.offer_valid_until) ?? told
    if (action.do === 'happen' && action.what === 'entry_date_passed') at = endOf(dates.entry_date) ?? told
    const before = timed.at(-1)?.at ?? at
    if (at < before) at = before
    const agreed = agreedIn(event, at, now)
    dates = { ...dates, ...agreed }
    if (agreed.meets_at) interview = new Date(agreed.meets_at)
    timed.push({ event, at: at < now ? at : now, agreed })
  }
  return withDeadline(timed)
}

function agreedIn({ action }: PlanEvent, at: Date, now: Date): Agreed {
  switch (action.do) {
    case 'set_interview': {
      const begins =
        action.startsInMinutes === undefined
          ? new Date(now.getFullYear(), now.getMonth(), now.getDate() + action.daysFromNow, action.hour)
          : later(now, action.startsInMinutes)
      return {
        meets_at: begins.toISOString(),
        meets_until: later(begins, 60).toISOString(),
        is_online: true,
        interviewers: action.interviewers,
      }
    }
    case 'set_offer':
      return { offer_valid_until: dayOf(at, action.validDays) }
    case 'set_entry_date':
      return { entry_date: dayOf(now, action.daysFromNow) }
    default:
      return {}
  }
}

/** Whoever let the time to answer pass had been given one. */
function withDeadline(timed: readonly TimedEvent[]): readonly TimedEvent[] {
  const passed = timed.find(({ event: { action } }) => action.do === 'happen' && action.what === 'no_reply')
  if (!passed) return timed
  const asked = timed.findLast(({ agreed }) => agreed.meets_at)
  return timed.map((each) =>
    each === asked ? { ...each, agreed: { ...each.agreed, reply_by: passed.at.toISOString() } } : each,
  )
}

function later(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * minute)
}

/** The day so many days after a moment, as the server's calendar writes it. */
export function dayOf(from: Date, daysLater = 0): string {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + daysLater)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Midnight after a day. */
function endOf(day: string | undefined): Date | null {
  if (!day) return null
  const end = new Date(`${day}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return end
}
