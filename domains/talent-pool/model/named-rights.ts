import { type FolderRight, type Level, levels } from './folder-level.ts'

/** Who has each level of a folder, as its form names them. */
export interface NamedRights {
  readonly everybody: 'nobody' | Level
  readonly see_people: readonly number[]
  readonly see_departments: readonly number[]
  readonly manage_people: readonly number[]
  readonly manage_departments: readonly number[]
}

/** The rights that a form names, one by one and each once. */
export function rightsNamed(named: NamedRights): readonly FolderRight[] {
  const everybody = { department_id: null, user_id: null }
  return [
    ...(named.everybody === 'nobody' ? [] : [{ ...everybody, level: named.everybody }]),
    ...levels.flatMap((level) => [
      ...[...new Set(named[`${level}_departments`])].map((id) => ({
        ...everybody,
        department_id: id,
        level,
      })),
      ...[...new Set(named[`${level}_people`])].map((id) => ({ ...everybody, user_id: id, level })),
    ]),
  ]
}

/** The same as a form names them. */
export function namedIn(rights: readonly FolderRight[]) {
  const having = (level: Level, kind: 'department_id' | 'user_id') =>
    rights.flatMap((right) => (right.level === level ? (right[kind] ?? []) : []))
  const all = rights.filter(({ department_id, user_id }) => department_id === null && user_id === null)
  const everybody: NamedRights['everybody'] =
    levels.findLast((level) => all.some((right) => right.level === level)) ?? 'nobody'
  return {
    everybody,
    see_people: having('see', 'user_id'),
    see_departments: having('see', 'department_id'),
    manage_people: having('manage', 'user_id'),
    manage_departments: having('manage', 'department_id'),
  }
}
