/** How asking somebody to take a person over stands. */
export const distributionStates = ['asked', 'accepted', 'declined', 'withdrawn'] as const

export type DistributionState = (typeof distributionStates)[number]

/** What can be done with it. */
export const distributionActions = ['accept', 'decline', 'withdraw'] as const

export type DistributionAction = (typeof distributionActions)[number]

/** What a list of the pool can be narrowed to: who waits for the reader's answer, or for somebody whom the reader asked. */
export const givings = ['to_me', 'by_me'] as const

/** Somebody who was asked, and by whom. */
export interface Distribution {
  readonly state: DistributionState
  readonly toUserId: number
  readonly fromUserId: number | null
}

const after: Readonly<Record<DistributionAction, DistributionState>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
}

/** Whether it is still open, and somebody's to do: who was asked answers; who asked, or manages the folder, takes it back. */
export function mayDo(
  action: DistributionAction,
  { state, toUserId, fromUserId }: Distribution,
  who: { readonly userId: number; readonly managesFolder: boolean },
): boolean {
  if (state !== 'asked') return false
  if (action === 'withdraw') return who.managesFolder || fromUserId === who.userId
  return toUserId === who.userId
}

/** Where an action leads, or why it does not; nobody is declined without a reason. */
export function decide(
  action: DistributionAction,
  distribution: Distribution,
  { reason, ...who }: { readonly userId: number; readonly managesFolder: boolean; readonly reason: string },
):
  | { readonly state: DistributionState }
  | { readonly refusal: 'already_settled' | 'not_asked' | 'reason_missing' } {
  if (distribution.state !== 'asked') return { refusal: 'already_settled' }
  if (!mayDo(action, distribution, who)) return { refusal: 'not_asked' }
  if (action === 'decline' && reason === '') return { refusal: 'reason_missing' }
  return { state: after[action] }
}
