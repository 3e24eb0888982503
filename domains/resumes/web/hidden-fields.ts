import { useHides } from '@bole/accounts/web'
import { groupOfField } from '@bole/resumes/model'
import { singleFields } from '../model/field-paths.ts'

/** The fields of a profile that are hidden from the reader, whether somebody has them or not; an age goes by its day of birth. */
export function useHiddenFields(): readonly (typeof singleFields)[number][] {
  const hides = useHides()
  return singleFields.filter((name) => name !== 'age' && hides.some((group) => group === groupOfField(name)))
}
