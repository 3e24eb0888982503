/** Hours for which a link in a mail can be answered by. */
export const linkHours = 72

/** How a link stands that somebody follows. */
export const linkStates = ['open', 'used', 'decided', 'withdrawn', 'expired'] as const

interface FollowedLink {
  readonly isUsed: boolean
  readonly expiresAt: Date
  readonly round: 'open' | 'approved' | 'refused' | 'left'
  /** It is the turn of whoever the link was sent to. */
  readonly isDue: boolean
  /** They answered this round themselves, elsewhere. */
  readonly hasAnswered: boolean
  /** They may decide, and the address the mail went to is theirs still. */
  readonly isTheirs: boolean
}

/** Why a link cannot be answered by, if it cannot: what its reader knows best comes first. */
export function linkState(link: FollowedLink, now: Date): (typeof linkStates)[number] {
  if (link.isUsed) return 'used'
  if (link.round === 'left' || !link.isTheirs) return 'withdrawn'
  if (link.round !== 'open' || link.hasAnswered) return 'decided'
  if (!link.isDue) return 'withdrawn'
  return link.expiresAt <= now ? 'expired' : 'open'
}
