const minute = 60_000

/** How many messages may leave to one domain at once before the pace holds the next ones back. */
const atOnce = 100

/** When a message leaves, and when the one after it may, as if nothing had ever left at once. */
export interface Paced {
  readonly leavesAt: Date
  readonly freeAt: Date
}

/**
 * Gives a message its moment: so many a minute on average, a hundred at once where few left before (the generic cell rate algorithm).
 * `freeAt`: what the last one was answered; null: none left yet.
 */
export function paced(freeAt: Date | null, now: Date, perMinute: number): Paced {
  const pause = minute / perMinute
  const from = Math.max(freeAt?.getTime() ?? 0, now.getTime())
  const leavesAt = Math.max(now.getTime(), from - (atOnce - 1) * pause)
  return { leavesAt: new Date(leavesAt), freeAt: new Date(from + pause) }
}

/** The domain of an address, in small letters. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
