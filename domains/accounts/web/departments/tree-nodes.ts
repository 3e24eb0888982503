import type { accountsApi } from '@bole/accounts/contract'
import type { RowOf } from '@bole/platform/list'

export type KeptDepartment = RowOf<typeof accountsApi.overviewDepartments>

/** A department as a tree draws it. */
export interface DepartmentNode {
  readonly key: number
  readonly title: string
  readonly department: KeptDepartment
  readonly children: DepartmentNode[]
}

/** The departments as a tree, in their order. */
export function nodesOf(departments: readonly KeptDepartment[]): DepartmentNode[] {
  const nodes = new Map<number | null, DepartmentNode>()
  const top: DepartmentNode[] = []
  for (const department of departments) {
    const node = { key: department.id, title: department.name, department, children: [] }
    nodes.set(department.id, node)
    const above = department.parent_id === null ? undefined : nodes.get(department.parent_id)
    ;(above?.children ?? top).push(node)
  }
  return top
}

/** What is looked for: a part of a name or of a head's name, and a tag. */
export interface Sought {
  readonly keyword?: string | undefined
  readonly tag?: number | undefined
}

/** The departments that are sought, and those above them, so that they stay a tree. */
export function soughtAmong(
  departments: readonly KeptDepartment[],
  { keyword, tag }: Sought,
): KeptDepartment[] {
  const part = keyword?.trim().toLowerCase() ?? ''
  if (part === '' && tag === undefined) return [...departments]
  const isSought = ({ name, heads, tag_ids }: KeptDepartment) =>
    [name, ...heads].some((word) => word.toLowerCase().includes(part)) &&
    (tag === undefined || tag_ids.includes(tag))
  const kept = new Set<number>()
  for (const department of departments.toReversed()) {
    if (!isSought(department) && !kept.has(department.id)) continue
    kept.add(department.id)
    if (department.parent_id !== null) kept.add(department.parent_id)
  }
  return departments.filter(({ id }) => kept.has(id))
}

/** Where a department goes that was dropped at another one. */
export interface DropTarget {
  readonly parent_id: number | null
  readonly before_id: number | null
}

/**
 * Where something dropped at a node goes: into it as its first, or beside it.
 *
 * @param place -1 before the node, 0 into it, 1 after it
 */
export function dropTarget(
  departments: readonly KeptDepartment[],
  moved: number,
  node: KeptDepartment,
  place: -1 | 0 | 1,
): DropTarget {
  const parent_id = place === 0 ? node.id : node.parent_id
  const siblings = departments.filter((one) => one.parent_id === parent_id && one.id !== moved)
  if (place === 0) return { parent_id, before_id: siblings[0]?.id ?? null }
  if (place === -1) return { parent_id, before_id: node.id }
  const at = siblings.findIndex(({ id }) => id === node.id)
  return { parent_id, before_id: siblings[at + 1]?.id ?? null }
}

/** Where a department stands, to be put back there. */
export function placeOf(
  departments: readonly KeptDepartment[],
  { id, parent_id }: KeptDepartment,
): DropTarget {
  const siblings = departments.filter((one) => one.parent_id === parent_id)
  return { parent_id, before_id: siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null }
}

/** The departments one of them can stand below or go up in: all but itself and what is beneath it. */
export function placesFor(departments: readonly KeptDepartment[], id: number): KeptDepartment[] {
  const beneath = new Set([id])
  for (const one of departments) if (one.parent_id !== null && beneath.has(one.parent_id)) beneath.add(one.id)
  return departments.filter((one) => !beneath.has(one.id))
}
