import type { Milestone } from './milestones.ts'

/** What a statement can say; nothing that was said is changed. */
export const entryKinds = ['earned', 'approved', 'paid', 'reversed'] as const

/** A line of the statement. `earned` begins a reward, the others name it by `reward_id`; `reversed` carries the amount negative. */
export interface Entry {
  readonly id: number
  readonly kind: (typeof entryKinds)[number]
  readonly milestone: Milestone
  readonly reward_id: number | null
  readonly amount: number
  readonly currency: string
  /** Null: the rules themselves. */
  readonly by_user_id: number | null
}

/** Where a reward stands, which is what was last said of it. */
export type RewardState = (typeof entryKinds)[number]

/** Where a reward stands by all that was said. */
export function stateOf(reward: Pick<Entry, 'id'>, entries: readonly Entry[]): RewardState {
  const said = entries.filter(({ reward_id }) => reward_id === reward.id)
  return said.sort((one, other) => one.id - other.id).at(-1)?.kind ?? 'earned'
}

/** What may be said next of a reward that stands here: money is approved before it is paid, and a payment is reversed too. */
export const steps: Record<RewardState, readonly RewardState[]> = {
  earned: ['approved', 'reversed'],
  approved: ['paid', 'reversed'],
  paid: ['reversed'],
  reversed: [],
}

/** The sums of a statement in one currency: what stands to somebody's credit, and what of it was paid; less than nothing is owed back. */
export function balanceOf(entries: readonly Entry[]): readonly {
  readonly currency: string
  readonly earned: number
  readonly paid: number
  readonly open: number
}[] {
  const currencies = [...new Set(entries.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = entries.filter((entry) => entry.currency === currency)
    const sum = (...kinds: RewardState[]) =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0)
    const earned = sum('earned', 'reversed')
    const paid = sum('paid')
    return { currency, earned, paid, open: earned - paid }
  })
}
