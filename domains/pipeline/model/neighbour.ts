/** A list as far as it is read, and the row looked at. */
export interface PlaceInList {
  readonly rows: readonly { readonly id: number; readonly isSkipped: boolean }[]
  readonly id: number
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
export function neighbourOf({ rows, id, hasMore }: PlaceInList, direction: 'next' | 'previous'): Neighbour {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return { button: 0, id: null }
  const beyond = direction === 'next' ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  const found = beyond.find((row) => !row.isSkipped)
  if (found) return { button: 1, id: found.id }
  return { button: direction === 'next' && hasMore ? 2 : 0, id: null }
}
