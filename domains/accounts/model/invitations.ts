/** How long the link of an invitation holds, in days. */
export const invitationDays = 7

/** What becomes of an invitation. */
export const invitationStates = ['open', 'accepted', 'expired', 'cancelled'] as const

export type InvitationState = (typeof invitationStates)[number]

interface Invitation {
  readonly expiresAt: Date
  readonly acceptedAt: Date | null
  readonly cancelledAt: Date | null
}

/** Where an invitation stands: it is accepted or taken back once, or runs out. */
export function stateOfInvitation(
  { expiresAt, acceptedAt, cancelledAt }: Invitation,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted'
  if (cancelledAt) return 'cancelled'
  return expiresAt > now ? 'open' : 'expired'
}

/**
 * What can be done with an invitation by who could give its role (`isKept`): one that was not followed is sent anew, with a link that takes
 * the place of the old one.
 */
export function whatCanBeDoneWithInvitation(
  state: InvitationState,
  isKept: boolean,
): { again: boolean; cancel: boolean } {
  return { again: isKept && state !== 'accepted', cancel: isKept && state === 'open' }
}
