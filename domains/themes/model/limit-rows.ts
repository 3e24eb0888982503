import { partOf } from './answers.ts'
import { type LimitedFields, limitedFieldsOf } from './limited-fields.ts'
import { formOf } from './questions.ts'

/** A row of a table of limited fields: the number it has in the file, and the field as it was typed. */
export interface LimitRow {
  readonly row: number
  readonly field: string
}

/** A row with the field it names, or why it names none. */
export interface ReadLimitRow extends LimitRow {
  readonly key: string | null
  readonly fault: 'unknown_field' | 'always_asked' | 'repeated' | null
}

/** The fields a form can be limited to: every usual question but who somebody is, which is always asked. */
export function limitableFields(): readonly string[] {
  return formOf([]).flatMap(({ key, is_disabled }) => (is_disabled ? [] : [key]))
}

/** Each row with what it names; `keyOf` knows the words of every language. */
export function readLimitRows(
  rows: readonly LimitRow[],
  keyOf: (word: string) => string | null,
): readonly ReadLimitRow[] {
  const seen = new Set<string>()
  return rows.map((given) => {
    const key = keyOf(given.field)
    const fault = faultOf(key, seen)
    if (key !== null) seen.add(key)
    return { ...given, key, fault }
  })
}

function faultOf(key: string | null, seen: ReadonlySet<string>): ReadLimitRow['fault'] {
  if (key === null) return 'unknown_field'
  if (!limitableFields().includes(key)) return 'always_asked'
  return seen.has(key) ? 'repeated' : null
}

/** The limit that some fields make, each in the part of the résumé it stands in. */
export function limitOfKeys(keys: readonly string[]): LimitedFields {
  const of = (part: keyof LimitedFields) => keys.filter((key) => partOf(key) === part)
  return limitedFieldsOf({
    basic: of('basic'),
    expect: of('expect'),
    education: of('education'),
    evaluation: of('evaluation'),
  })
}
