/** Whether a referral counts for the colleague who made it, or why it does not. */
export const outcomes = [
  'credited',
  'self',
  'own_position',
  'known_before',
  'referred_before',
  'not_open',
] as const

export type Outcome = (typeof outcomes)[number]

/** One earlier time that a person came to the company: by whom, where a colleague was credited with it. */
export interface Arrival {
  readonly at: Date
  readonly referrerId: number | null
}

const day = 86_400_000

/**
 * Who was there first: of the earlier arrivals that still count, the earliest decides. One counts for `protectedDays` (null: for good).
 * Whoever brought the person then may bring them again; for anybody else they are known, or another's.
 */
export function firstThere(asked: {
  readonly referrerId: number
  readonly at: Date
  readonly earlier: readonly Arrival[]
  readonly protectedDays: number | null
}): 'first' | 'known_before' | 'referred_before' {
  const since = asked.protectedDays === null ? 0 : asked.at.getTime() - asked.protectedDays * day
  const counting = asked.earlier
    .filter(({ at }) => at.getTime() >= since && at.getTime() <= asked.at.getTime())
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const [first] = counting
  if (!first || first.referrerId === asked.referrerId) return 'first'
  return first.referrerId === null ? 'known_before' : 'referred_before'
}

/** How somebody can be reached, as it is compared. */
export interface SameContacts {
  readonly phone: string | null
  readonly email: string | null
}

const isSame = (one: string | null, other: string | null) =>
  one !== null && one !== '' && one.toLowerCase() === other?.toLowerCase()

/** Whether a referral counts. Themselves nobody refers, whatever the rules say; the rest is said in the order a person would ask. */
export function creditOf(asked: {
  readonly referrer: { readonly id: number } & SameContacts
  readonly friend: SameContacts
  readonly ownerId: number | null
  readonly isOpen: boolean
  readonly at: Date
  readonly earlier: readonly Arrival[]
  readonly rules: { readonly rewardsOwnPositions: boolean; readonly protectedDays: number | null }
}): Outcome {
  const { referrer, friend, rules } = asked
  if (isSame(referrer.phone, friend.phone) || isSame(referrer.email, friend.email)) return 'self'
  if (asked.ownerId === referrer.id && !rules.rewardsOwnPositions) return 'own_position'
  if (!asked.isOpen) return 'not_open'
  const { at, earlier } = asked
  const first = firstThere({ referrerId: referrer.id, at, earlier, protectedDays: rules.protectedDays })
  return first === 'first' ? 'credited' : first
}
