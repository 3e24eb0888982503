/** What candidates of a project can be told of by itself, in the order it happens. */
export const tellableEvents = [
  'applied',
  'invited',
  'cancelled',
  'offered',
  'awaited',
  'passed',
  'eliminated',
] as const

export type TellableEvent = (typeof tellableEvents)[number]

/** The events a project tells of: null is all, so that an event that is added later is told as well. */
export function toldEvents(chosen: readonly TellableEvent[]): readonly TellableEvent[] | null {
  const kept = tellableEvents.filter((event) => chosen.includes(event))
  return kept.length === tellableEvents.length ? null : kept
}

/** Whom a project was handed to. */
export interface Keepers {
  readonly ownerId: number | null
  readonly userIds: readonly number[]
  readonly departmentIds: readonly number[]
}

/** Who asks: `departmentPath` is their department with those above it. */
export interface Asker {
  readonly userId: number
  readonly seesAll: boolean
  readonly departmentPath: readonly number[]
}

/**
 * Whether somebody sees a project and works on it, as far as their role lets them: everybody while it was handed to nobody, and whoever
 * sees the whole organisation; else its owner, those it was handed to, and everybody in and below the departments it was handed to.
 */
export function looksAfter({ ownerId, userIds, departmentIds }: Keepers, who: Asker): boolean {
  if (who.seesAll || userIds.length + departmentIds.length === 0) return true
  if (ownerId === who.userId || userIds.includes(who.userId)) return true
  return who.departmentPath.some((id) => departmentIds.includes(id))
}
