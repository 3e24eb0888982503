export type Random = {
  /** A number in [0, 1). */
  next: () => number
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** `count` different members in the order they were drawn (fewer when the list is shorter). */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** A seeded generator (mulberry32): the same seed tells the same story on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[between(0, list.length - 1)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    return Array.from({ length: Math.min(count, rest.length) }).flatMap(() =>
      rest.splice(between(0, rest.length - 1), 1),
    )
  }
  return { next, between, chance: (probability) => next() < probability, pick, some }
}

/** Hands out a list in shuffled rounds, so that nothing is said twice before everything was said once. */
export function createDeck<T>(random: Random, list: readonly T[]): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = random.some(list, list.length)
    const drawn = left.pop()
    if (drawn === undefined) throw new Error('Nothing to draw from')
    return drawn
  }
}
