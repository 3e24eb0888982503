/**
 * The order of everything after some of it was put in a wanted order: those keep the places they hold between them, so
 * that one page of a list can be sorted without the rest moving. What is unknown or named twice is passed over.
 */
export function reorder(current: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(current)
  const moved = [...new Set(wanted)].filter((id) => known.has(id))
  const moving = new Set(moved)
  const next = moved.values()
  return current.map((id) => (moving.has(id) ? (next.next().value ?? id) : id))
}
