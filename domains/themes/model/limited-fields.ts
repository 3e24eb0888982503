/** The names of fields a project is limited to, by the part of the résumé they stand in (specification, section 3: theme). */
export type LimitedFields = Record<'basic' | 'expect' | 'education' | 'evaluation', string[]>

/** Every part with its fields, each named once; a part that is not given has none. */
export function limitedFieldsOf(given: Partial<LimitedFields>): LimitedFields {
  const of = (part: keyof LimitedFields) => [...new Set(given[part])]
  return {
    basic: of('basic'),
    expect: of('expect'),
    education: of('education'),
    evaluation: of('evaluation'),
  }
}
