import { dayOf } from '@bole/approvals/model'

/** How somebody's agreement to be kept stands. */
export const consentStates = ['none', 'asked', 'given', 'ends_soon', 'ended', 'withdrawn'] as const

export type ConsentState = (typeof consentStates)[number]

/** How somebody said to a colleague what that colleague wrote down. */
export const consentWays = ['spoken', 'phone', 'mail', 'message', 'paper'] as const

export type ConsentWay = (typeof consentWays)[number]

/** What is known of an agreement; days as YYYY-MM-DD. */
export interface Consent {
  readonly given_on: string | null
  readonly ends_on: string | null
  readonly withdrawn_at: Date | null
  readonly asked_at: Date | null
}

/** An agreement holds two years; it is renewed from the last month on. */
const [years, soonDays] = [2, 30]

/** Nobody is let go before they had so many days to answer. */
const answerDays = 14

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

/** A question stays open for a day before it is asked again: a second link would take the first one away. */
export function isAskedJustNow(now: Date, consent: Pick<Consent, 'asked_at'> | undefined): boolean {
  const askedAt = consent?.asked_at?.getTime()
  return askedAt !== undefined && now.getTime() - askedAt < 86_400_000
}

const answeredOn = ({ withdrawn_at, given_on }: Consent) =>
  withdrawn_at ? dayOf(withdrawn_at) : (given_on ?? '')

/**
 * What holds of all that was said of one person, on each record they had: the later answer, and of two on one day the withdrawal. Who was
 * asked by any of them was asked.
 */
export function heldConsent<One extends Consent>(said: readonly One[]): One | undefined {
  const [last] = said.toSorted(
    (one, other) =>
      answeredOn(other).localeCompare(answeredOn(one)) ||
      Number(other.withdrawn_at !== null) - Number(one.withdrawn_at !== null),
  )
  const asked = Math.max(0, ...said.map(({ asked_at }) => asked_at?.getTime() ?? 0))
  return last && { ...last, asked_at: asked === 0 ? null : new Date(asked) }
}

/** The day on which somebody withdrew, where they have not applied since: they are not kept again unasked. Null where they may be. */
export function withdrewFor(consent: Consent | undefined, appliedAt: Date): string | null {
  const withdrawnAt = consent?.withdrawn_at
  return withdrawnAt && withdrawnAt >= appliedAt ? dayOf(withdrawnAt) : null
}

/** The day of an answer that an agreement of `agreedOn` does not replace: it was given later, or on that day to withdraw. Null where it does. */
export function saidLater(held: Consent | undefined, agreedOn: string): string | null {
  const day = held ? answeredOn(held) : ''
  return day > agreedOn || (day === agreedOn && held?.withdrawn_at != null) ? day : null
}

/** A place in the pool, or an answer, with the record it is of. */
interface Recorded {
  readonly candidate_id: number
}

/**
 * Who of those standing in the pool leaves when their records are merged: the other record's where both stand, and whoever stays where the
 * other record holds the answer by now and that is a withdrawal.
 */
export function leavingByMerge<Standing extends Recorded>(
  standing: readonly Standing[],
  said: readonly (Consent & Recorded)[],
  keptId: number,
): readonly Standing[] {
  const stays = standing.find(({ candidate_id }) => candidate_id === keptId) ?? standing[0]
  const held = heldConsent(said)
  const isRefused =
    held !== undefined && held.withdrawn_at !== null && held.candidate_id !== stays?.candidate_id
  return standing.filter((one) => one !== stays || isRefused)
}

/** The last day of an agreement that is given on a day. */
export function consentUntil(day: string): string {
  const until = new Date(`${day}T00:00:00Z`)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString().slice(0, 10)
}

/** What an agreement needs on a day, and the day it has to be looked at again; null: it needs nothing more. */
export interface Renewal {
  readonly due: 'ask' | 'let_go' | null
  readonly next: string | null
}

/**
 * What is due of an agreement on a day: in its last month its person is asked to agree again; the day after it ended they are let go,
 * where they have had the days to answer. Who cannot be asked is let go the day after it ended.
 */
export function renewalOn(
  day: string,
  consent: Consent,
  { canBeAsked }: { readonly canBeAsked: boolean },
): Renewal {
  const { ends_on, withdrawn_at, asked_at } = consent
  if (ends_on === null || withdrawn_at !== null) return { due: null, next: null }
  const lastMonth = dayAfter(ends_on, -soonDays)
  if (day < lastMonth) return { due: null, next: lastMonth }
  const over = dayAfter(ends_on, 1)
  if (!canBeAsked) return day >= over ? { due: 'let_go', next: null } : { due: 'ask', next: over }
  const asked = asked_at ? dayOf(asked_at) : undefined
  const later = (one: string, other: string) => (one > other ? one : other)
  if (asked === undefined || asked < lastMonth)
    return { due: 'ask', next: later(over, dayAfter(day, answerDays)) }
  const letGo = later(over, dayAfter(asked, answerDays))
  return day >= letGo ? { due: 'let_go', next: null } : { due: null, next: letGo }
}
