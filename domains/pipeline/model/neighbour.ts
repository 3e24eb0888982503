/** A list as far as it is read, and the row looked at. */
export interface PlaceInList {
  readonly rows: readonly { readonly id: number; readonly isSkipped: boolean }[]
  readonly id: number
  /** How many rows stood before it when it was last among them: whoever is moved on may leave the list that is looked at. */
  readonly stoodAt?: number | undefined
  /** Whether the list goes on past the rows read. */
  readonly hasMore: boolean
}

/** 0: nobody · 1: this row · 2: somebody on a page not read yet. */
export type Neighbour =
  | { readonly button: 0 | 2; readonly id: null }
  | { readonly button: 1; readonly id: number }

/**
 * The row before or after, skipping hidden and locked ones in the direction of travel (specification, section 4: resume
 * navigation buttons).
 */
export function neighbourOf(
  { rows, id, stoodAt, hasMore }: PlaceInList,
  direction: 'next' | 'previous',
): Neighbour {
  const at = rows.findIndex((row) => row.id === id)
  const before = at < 0 ? stoodAt : at
  if (before === undefined) return { button: 0, id: null }
  const beyond =
    direction === 'next' ? rows.slice(at < 0 ? before : at + 1) : rows.slice(0, before).toReversed()
  const found = beyond.find((row) => !row.isSkipped)
  if (found) return { button: 1, id: found.id }
  return { button: direction === 'next' && hasMore ? 2 : 0, id: null }
}
