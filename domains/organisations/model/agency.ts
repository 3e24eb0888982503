/** How long an organisation may be called in addresses: what `organisations.slug` takes. */
const slug = /^[a-z0-9][a-z0-9-]{1,62}$/

/** Whether text can name an organisation in the address of its career site. */
export function isCompanyId(text: string): boolean {
  return slug.test(text)
}

/** How an organisation stands: it may be disabled, or its service may have ended. */
export type AgencyState = 'enabled' | 'disabled' | 'expired'

export const agencyStates = ['enabled', 'disabled', 'expired'] as const

/** What operators do to organisations, as their history names it. */
export const agencyDeeds = [
  'create',
  'update',
  'enable',
  'disable',
  'renew',
  'expire',
  'period',
  'service',
] as const

export type AgencyDeed = (typeof agencyDeeds)[number]

interface Standing {
  readonly state: 'enabled' | 'disabled'
  /** Null: its service does not end. */
  readonly expiresAt: Date | null
}

/** Disabled counts before expired: renewing alone would not let its people in. */
export function stateOf({ state, expiresAt }: Standing, now: Date): AgencyState {
  if (state === 'disabled') return 'disabled'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'enabled'
}

/**
 * Whether the service of an organisation goes on by a renewal (specification, section 5: renew): to a moment ahead, and later than
 * the one it has. One without an end has nothing to renew.
 */
export function isRenewal(expiresAt: Date | null, wanted: Date, now: Date): boolean {
  return expiresAt !== null && wanted > now && wanted > expiresAt
}

/** What an operator may do with an organisation; whoever belongs to a company only looks. */
export function agencyActions(
  standing: Standing,
  { isOperator, isOwn }: { readonly isOperator: boolean; readonly isOwn: boolean },
) {
  return {
    look: true,
    edit: isOperator,
    renew: isOperator && standing.expiresAt !== null,
    expire: isOperator && !isOwn,
    enable: isOperator && standing.state === 'disabled',
    // Operators who disabled their own could not sign in to take it back.
    disable: isOperator && !isOwn && standing.state === 'enabled',
  }
}
