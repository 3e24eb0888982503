import type { ResumeField } from './use-detail.ts'

/** The fields of one school, employer or project, in the order they were read. */
export interface FieldItem {
  readonly key: string
  readonly fields: readonly ResumeField[]
}

/** Fields as the record shows them: single ones, and lists of items by their kind. */
export interface GroupedFields {
  readonly single: readonly ResumeField[]
  readonly lists: ReadonlyMap<string, readonly FieldItem[]>
}

/** Sorts `schools.0.school`, `schools.0.major` … into items; a path without a dot stands alone. */
export function groupFields(fields: readonly ResumeField[]): GroupedFields {
  const single: ResumeField[] = []
  const items = new Map<string, Map<string, ResumeField[]>>()
  for (const field of fields) {
    const [kind = '', index] = field.path.split('.')
    if (index === undefined) {
      single.push(field)
      continue
    }
    const ofKind = items.get(kind) ?? new Map<string, ResumeField[]>()
    items.set(kind, ofKind)
    ofKind.set(index, [...(ofKind.get(index) ?? []), field])
  }
  const lists = new Map(
    [...items].map(([kind, ofKind]) => [
      kind,
      [...ofKind].map(([index, of]) => ({ key: `${kind}.${index}`, fields: of })),
    ]),
  )
  return { single, lists }
}
