import type { entryFields } from '../model/field-paths.ts'
import type { ResumeField } from './use-detail.ts'

/** The lists of a life, as a CV has them. */
export type CareerKind = keyof typeof entryFields

/** The fields of one school, employer or project, in the order they were read. */
export interface FieldItem {
  readonly key: string
  readonly fields: readonly ResumeField[]
}

/** One list of a résumé: its entries that say something, all its fields, and the number a new entry gets. */
export interface FieldList {
  readonly items: readonly FieldItem[]
  readonly fields: readonly ResumeField[]
  readonly next: number
}

/** Fields as the record shows them: single ones, and lists of items by their kind. */
export interface GroupedFields {
  readonly single: readonly ResumeField[]
  readonly lists: ReadonlyMap<string, FieldList>
}

/** Sorts `schools.0.school`, `schools.0.major` … into items; a path without a dot stands alone. */
export function groupFields(fields: readonly ResumeField[]): GroupedFields {
  const kinds = Map.groupBy(
    fields.filter(({ path }) => path.includes('.')),
    ({ path }) => path.split('.')[0] ?? '',
  )
  const lists = new Map(
    [...kinds].map(([kind, ofKind]) => {
      const items = [...Map.groupBy(ofKind, ({ path }) => path.split('.', 2).join('.'))]
        .map(([key, of]) => ({ key, fields: of }))
        .filter((item) => item.fields.some(({ value }) => value !== null))
      const next = Math.max(...ofKind.map(({ path }) => Number(path.split('.')[1]))) + 1
      return [kind, { items, fields: ofKind, next }]
    }),
  )
  return { single: fields.filter(({ path }) => !path.includes('.')), lists }
}

/** A field nobody has read or written yet. */
export function unwritten(path: string): ResumeField {
  const nothing = { value: null, read_value: null, source: null, changes: [] }
  return { path, label: path, confidence: 0, is_corrected: false, is_told: false, ...nothing }
}

/** One value of an entry; undefined where it has none. */
export function fieldAt(item: FieldItem | null, key: string): ResumeField | undefined {
  return item?.fields.find(({ path, value }) => path.split('.')[2] === key && value !== null)
}
