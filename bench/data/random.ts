/** Repeatable choices. */
export interface Random {
  /** In [0, 1). */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  /** A member of a list that is sorted by how often its members are met: the first most, by far. */
  readonly frequent: <T>(from: readonly T[]) => T
}

/** Choices for one row of one kind: any row can be made again without those before it. */
export function randomOf(kind: number, row: number): Random {
  let state = Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <T>(from: readonly T[], share: number): T => {
    const found = from[Math.floor(share * from.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => at(from, next()),
    // The cube of an even share falls off about as the words of a text do.
    frequent: (from) => at(from, next() ** 3),
  }
}
