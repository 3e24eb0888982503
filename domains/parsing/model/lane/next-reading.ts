/** A document that waits to be read, and one that is being read; times in milliseconds. */
export interface WaitingReading {
  readonly sender: string
  /** When its sender was last served; 0 for never. */
  readonly servedAt: number
}
export interface CurrentReading {
  readonly sender: string
  readonly begunAt: number
  readonly isSlow: boolean
}

/** How many are read at once: by everybody, by one sender, and of those that turned out slow. */
export interface Lane {
  readonly seats: number
  readonly seatsPerSender: number
  /** Past this many milliseconds a document gives its seat to one that waits, and goes on in a slow one. */
  readonly slowAfter: number
  readonly slowSeats: number
}

/** What to do next, by place in the lists given: begin one, let one go on as a slow one, give one up, or wait. */
export type NextReading =
  | { readonly begin: number }
  | { readonly slow: number }
  | { readonly giveUp: number }
  | null

/**
 * Who is read next: of those whose sender has a seat left the one served longest ago, then whoever came first. Where no seat is free
 * the document that has taken longest, if it has taken too long, goes on in a slow one. Where those are taken, too, the one that
 * has taken longest of all is given up.
 */
export function nextReading(
  waiting: readonly WaitingReading[],
  current: readonly CurrentReading[],
  lane: Lane,
  now: number,
): NextReading {
  const readsOf = (sender: string) => current.filter((reading) => reading.sender === sender).length
  const ready = [...waiting.entries()].filter(([, { sender }]) => readsOf(sender) < lane.seatsPerSender)
  if (ready.length === 0) return null
  const [first] = ready.toSorted(([, one], [, other]) => one.servedAt - other.servedAt)
  const quick = [...current.entries()].filter(([, { isSlow }]) => !isSlow)
  if (quick.length < lane.seats) return first ? { begin: first[0] } : null
  const byLength = [...current.entries()].toSorted(([, one], [, other]) => one.begunAt - other.begunAt)
  const longest = byLength.find(([, { isSlow }]) => !isSlow)
  if (!longest || now - longest[1].begunAt < lane.slowAfter) return null
  if (current.length - quick.length < lane.slowSeats) return { slow: longest[0] }
  return { giveUp: byLength[0]?.[0] ?? longest[0] }
}
