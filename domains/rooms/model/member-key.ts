/** Who somebody is in a room: staff by their account, a candidate by their application, a guest by their invitation. */
export type MemberKind = 'user' | 'candidate' | 'guest'

const letters = { user: 'u', candidate: 'c', guest: 'g' } as const

/** Somebody's name in a room's messages and signals (the wire calls it `im_username`). */
export function memberKey(kind: MemberKind, id: number): string {
  return `${letters[kind]}${id}`
}
