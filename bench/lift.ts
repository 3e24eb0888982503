/** How many of a list's first are right, and how many would be by lot. */
export interface Lift {
  readonly hits: number
  readonly byChance: number
}

/**
 * Holds a list, the best first and true where it is right, against drawing by lot: of `of` people, `suiting` are right. A list that is
 * shorter than what is looked at has no more hits than it holds.
 */
export function liftOf(
  list: readonly boolean[],
  { first, suiting, of }: { readonly first: number; readonly suiting: number; readonly of: number },
): Lift {
  return { hits: list.slice(0, first).filter(Boolean).length, byChance: (Math.min(first, of) * suiting) / of }
}
