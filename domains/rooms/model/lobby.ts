/** Somebody who is met, as far as the lobby is concerned. */
export interface InLobby {
  /** Staff have asked them in. */
  readonly isInvited: boolean
  /** They have accepted, and are in the room. */
  readonly isReady: boolean
}

/** What the wire says of an invitation (specification, section 6). */
export function acceptanceOf({ isReady }: Pick<InLobby, 'isReady'>): 'accept' | '' {
  return isReady ? 'accept' : ''
}

/** What a selection of several makes of each: whoever has accepted stays as they are; of one alone, also they can be sent back. */
export function invited(one: InLobby, isAskedIn: boolean, isOneAlone: boolean): InLobby {
  if (one.isReady && (isAskedIn || !isOneAlone)) return one
  return { isInvited: isAskedIn, isReady: false }
}

/** How many wait: they are there and not in the room. */
export function waitingCount(people: readonly (InLobby & { readonly isOnline: boolean })[]): number {
  return people.filter(({ isOnline, isReady }) => isOnline && !isReady).length
}
