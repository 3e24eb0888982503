/**
 * The ids to be put in order so that the row at `from` stands at `to`: those between the two places, in their new order. The
 * server gives them the places they hold between them, so rows that are not on the page keep theirs.
 */
export function movedIds(ids: readonly number[], from: number, to: number): readonly number[] {
  const id = ids[from]
  if (id === undefined || from === to || to < 0 || to >= ids.length) return []
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  return ids
    .toSpliced(from, 1)
    .toSpliced(to, 0, id)
    .slice(first, last + 1)
}
