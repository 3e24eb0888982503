import type { Row } from '../shape/rows.ts'

/** Chosen rows by their numbers, as they were seen last; it outlives the page it was made on. */
export type Selection<R extends Row = Row> = ReadonlyMap<number, R>

export const emptySelection: Selection<never> = new Map<number, never>()

/** These rows as well, up to as many as a batch takes. */
export function withRows<R extends Row>(
  selection: Selection<R>,
  rows: readonly R[],
  most: number,
): Selection<R> {
  return new Map([...selection, ...rows.map((row) => [row.id, row] as const)].slice(0, most))
}

/** The rows of these numbers, from the page or from what was chosen on another. */
export function selectionOf<R extends Row>(
  ids: readonly number[],
  before: Selection<R>,
  rows: readonly R[],
  most: number,
): Selection<R> {
  const known = withRows(before, rows, Number.POSITIVE_INFINITY)
  const chosen = ids.map((id) => known.get(id)).filter((row) => row !== undefined)
  return withRows<R>(emptySelection, chosen, most)
}

/** The chosen rows, those on the page as they are now: their versions may have changed since. */
export function chosenOf<R extends Row>(selection: Selection<R>, fresh: readonly R[]): readonly R[] {
  const now = new Map(fresh.map((row) => [row.id, row]))
  return [...selection].map(([id, seen]) => now.get(id) ?? seen)
}

/** Of the chosen rows those whose flag is up, and those that are skipped. */
export function splitByFlag<R extends Row>(flag: string, rows: readonly R[]) {
  const isAllowed = (row: R) => (row as { can?: Readonly<Record<string, boolean>> }).can?.[flag] === true
  return { affected: rows.filter(isAllowed), skipped: rows.filter((row) => !isAllowed(row)) }
}
