/** How somebody's agreement to be kept stands. */
export const consentStates = ['none', 'asked', 'given', 'ends_soon', 'ended', 'withdrawn'] as const

export type ConsentState = (typeof consentStates)[number]

/** What is known of an agreement; days as YYYY-MM-DD. */
export interface Consent {
  readonly given_on: string | null
  readonly ends_on: string | null
  readonly withdrawn_at: Date | null
  readonly asked_at: Date | null
}

/** An agreement holds two years; it is renewed from the last month on. */
const [years, soonDays] = [2, 30]

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** How an agreement stands on a day: the day it ends it still holds. */
export function consentOn(day: string, consent: Consent | undefined): ConsentState {
  if (!consent) return 'none'
  if (consent.withdrawn_at !== null) return 'withdrawn'
  if (consent.ends_on === null) return consent.asked_at === null ? 'none' : 'asked'
  if (consent.ends_on < day) return 'ended'
  return consent.ends_on <= dayAfter(day, soonDays) ? 'ends_soon' : 'given'
}

/** The last day of an agreement that is given on a day. */
export function consentUntil(day: string): string {
  const until = new Date(`${day}T00:00:00Z`)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString().slice(0, 10)
}
