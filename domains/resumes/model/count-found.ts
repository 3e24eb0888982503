import { fieldsOf, type Readings } from './resume-fields.ts'

/** From here on a value is shown without doubt (the rule of parsing). */
const doubtless = 0.7

/** How many values a reading found, and how many of them are in doubt. */
export function countFound(parsed: Readings): { readonly found: number; readonly doubtful: number } {
  const values = fieldsOf(parsed, {}).filter(({ value }) => value !== null && value !== '')
  return { found: values.length, doubtful: values.filter(({ confidence }) => confidence < doubtless).length }
}
