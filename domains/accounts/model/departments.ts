/** Levels of a tree of departments; one that is deeper comes of a mistake. */
export const deepestDepartment = 20

/** How many people lead a department at most. */
export const mostHeads = 10

/** Why a department cannot stand where somebody wants it. */
export type PlaceFault = 'under_itself' | 'too_deep'

/**
 * Why a department with everything beneath it cannot stand below another one; null where it can.
 *
 * @param department null while it is new; `levels` of it and what is beneath it
 * @param parentPath from the top down to the new parent; empty for the top
 */
export function faultInPlace(
  department: { readonly id: number; readonly levels: number } | null,
  parentPath: readonly number[],
): PlaceFault | null {
  if (department && parentPath.includes(department.id)) return 'under_itself'
  return parentPath.length + (department?.levels ?? 1) > deepestDepartment ? 'too_deep' : null
}

/** The order of siblings with one of them before another, or last where there is none to stand before. */
export function placedBefore(siblings: readonly number[], id: number, before: number | null): number[] {
  const others = siblings.filter((sibling) => sibling !== id)
  const at = before === null ? -1 : others.indexOf(before)
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)]
}

/** What a department has in it, counted for itself alone. */
export interface DepartmentContents {
  readonly departments: number
  readonly people: number
  readonly positions: number
}

/** Whether nothing stands in a department: only then is it deleted. */
export function isEmptyDepartment({ departments, people, positions }: DepartmentContents): boolean {
  return departments + people + positions === 0
}

/** A department of a tree with what is counted in it alone. */
interface Counted {
  readonly id: number
  readonly parent_id: number | null
  readonly people: number
  readonly open: number
}

/** People and open positions of each department together with all beneath it, by its number. Parents stand before children. */
export function sumsBelow(
  departments: readonly Counted[],
): ReadonlyMap<number, { readonly people: number; readonly open: number }> {
  const sums = new Map(departments.map(({ id, people, open }) => [id, { people, open }]))
  for (const { id, parent_id } of departments.toReversed()) {
    const [own, above] = [sums.get(id), parent_id === null ? undefined : sums.get(parent_id)]
    if (!own || !above) continue
    above.people += own.people
    above.open += own.open
  }
  return sums
}
