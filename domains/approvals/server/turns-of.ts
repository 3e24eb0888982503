import type { Step } from '@bole/approvals/model'
import type { approving } from '@bole/pipeline/server'

/** Whose turn it is, and for whom. */
type ApproverTurn = Parameters<typeof approving.keepTurnsOfApprovers>[2][number]

interface Followed {
  readonly applicationId: number
  readonly steps: readonly Step[]
  /** Who may answer where that does not follow from the steps: in a round that is over. */
  readonly dueOf: readonly { readonly userId: number; readonly isDue: boolean }[] | null
}

/** Somebody who answers for another one, who is away. */
export interface Deputy {
  readonly userId: number
  readonly forUserId: number
}

/** Whose turn it is in these rounds: of those who were asked, and of whoever answers for one of them. */
export function turnsOf(followed: readonly Followed[], deputies: readonly Deputy[]): readonly ApproverTurn[] {
  return followed.flatMap(({ applicationId, steps, dueOf }) => {
    const turns =
      dueOf ?? steps.map(({ userId, state }) => ({ userId, isDue: state === 'asked' || state === 'held' }))
    const own = turns.map((turn) => ({ ...turn, applicationId, forUserId: null }))
    const due = new Set(turns.flatMap(({ userId, isDue }) => (isDue && dueOf === null ? userId : [])))
    // Whoever approves as well answers for themselves first.
    const theirs = deputies.filter(({ forUserId, userId }) => due.has(forUserId) && !due.has(userId))
    const isDeputy = new Set(theirs.map(({ userId }) => userId))
    return [
      ...own.filter(({ userId }) => !isDeputy.has(userId)),
      ...theirs.map((deputy) => ({ ...deputy, isDue: true, applicationId })),
    ]
  })
}
