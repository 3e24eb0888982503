export const requisitionStates = ['asked', 'approved', 'refused', 'withdrawn'] as const

export type RequisitionState = (typeof requisitionStates)[number]

/** Where a requisition stands, and how whoever looks at it stands to it. */
export interface Standing {
  readonly state: RequisitionState
  readonly isOwn: boolean
  readonly mayAsk: boolean
  readonly mayDecide: boolean
  readonly mayLink: boolean
}

/** What may be done with a requisition: changed by who asked until it is approved, decided once, its positions named once it is approved. */
export function whatCanBeDone({ state, isOwn, mayAsk, mayDecide, mayLink }: Standing) {
  return {
    edit: isOwn && mayAsk && (state === 'asked' || state === 'refused'),
    approve: mayDecide && state === 'asked',
    refuse: mayDecide && state === 'asked',
    withdraw: isOwn && mayAsk && state === 'asked',
    link: mayLink && state === 'approved',
  }
}

export type DecisionRefusal = 'already_decided' | 'reason_missing'

/** Why a decision cannot be taken; null where it can. A refusal says why. */
export function whyNotDecide(
  state: RequisitionState,
  decision: 'approved' | 'refused',
  reason: string,
): DecisionRefusal | null {
  if (state !== 'asked') return 'already_decided'
  return decision === 'refused' && reason.trim() === '' ? 'reason_missing' : null
}

/** How many places of a requisition are filled and left; more may enter by its positions than it asked for. */
export function placesOf(headCount: number, entered: number) {
  const filled = Math.min(headCount, entered)
  return { filled, left: headCount - filled, isFilled: filled === headCount }
}
