/** A résumé's fields with one value, in the order they are shown. */
export const singleFields = [
  'name',
  'gender',
  'phone',
  'email',
  'birth_date',
  'age',
  'city',
  'expected_position',
  'degree',
] as const

/** Fields that are lists of values: `skills.0`, `skills.1` … */
export const listFields = ['expected_places', 'skills', 'languages'] as const

/** Fields that are lists of entries: `schools.0.school`; the first key names the entry, without it there is none. */
export const entryFields = {
  schools: ['school', 'degree', 'major', 'start', 'end'],
  employers: ['employer', 'title', 'start', 'end', 'text'],
  projects: ['name', 'role', 'start', 'end', 'text'],
} as const

const roots: readonly string[] = [
  ...singleFields,
  'expected_places',
  'schools',
  'employers',
  'projects',
  'skills',
  'languages',
]
const entryKeys = new Map<string, readonly string[]>(Object.entries(entryFields))
const lists: readonly string[] = listFields
const singles: readonly string[] = singleFields

/** Entries a person may add to one list. */
const entriesAtMost = 60

/** A field's path taken apart. */
export interface FieldPath {
  readonly root: string
  readonly index: number
  readonly key: string
  /** The name its text is found under: the path without its number. */
  readonly label: string
}

/** Takes a path apart; null when a résumé has no such field. */
export function parseFieldPath(path: string): FieldPath | null {
  const [root = '', number, key, ...more] = path.split('.')
  if (singles.includes(root)) return number === undefined ? { root, index: 0, key: '', label: root } : null
  const index = /^\d{1,2}$/.test(number ?? '') ? Number(number) : entriesAtMost
  if (index >= entriesAtMost || more.length > 0 || String(index) !== number) return null
  if (lists.includes(root)) return key === undefined ? { root, index, key: '', label: root } : null
  return key !== undefined && entryKeys.get(root)?.includes(key)
    ? { root, index, key, label: `${root}.${key}` }
    : null
}

/** Orders paths as they are shown. */
export function compareFieldPaths(one: FieldPath, other: FieldPath): number {
  const keyRank = ({ root, key }: FieldPath) => entryKeys.get(root)?.indexOf(key) ?? 0
  return (
    roots.indexOf(one.root) - roots.indexOf(other.root) ||
    one.index - other.index ||
    keyRank(one) - keyRank(other)
  )
}

/** Whether a path belongs to a list, whose numbers mean something only beside the reading they were made on. */
export function isInList(path: string): boolean {
  return path.includes('.')
}
