/** Repeatable choices: the same seed text always gives the same sequence, so a document can be made again. */
export function seeded(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the given texts; an empty list is a mistake of the caller and throws. */
export function pick<T>(random: () => number, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
