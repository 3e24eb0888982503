/** What a column can mean for a person or their application. */
export const meanings = [
  'name',
  'first_name',
  'last_name',
  'phone',
  'email',
  'gender',
  'birth_date',
  'city',
  'degree',
  'school',
  'major',
  'graduated_at',
  'employer',
  'job_title',
  'expected_position',
  'expected_places',
  'skills',
  'labels',
  'note',
  'position',
  'status',
  'applied_at',
] as const
export type Meaning = (typeof meanings)[number]

/** The meaning of each column by its place; null: it is left out. */
export type Mapping = readonly (Meaning | null)[]

/** Of these several columns may have one meaning: their texts stand one below the other, or are one list. */
const severally: readonly Meaning[] = ['note', 'labels', 'skills', 'expected_places']

/** What is wrong with a mapping: nobody is named by it, or two columns mean what there is one of. */
export function faultOfMapping(
  mapping: Mapping,
): { readonly code: 'no_name' } | { readonly code: 'twice'; readonly meaning: Meaning } | null {
  const isNamed = mapping.some((meaning) => meaning === 'name' || meaning?.endsWith('_name'))
  if (!isNamed) return { code: 'no_name' }
  const twice = mapping.find(
    (meaning, at) => meaning !== null && !severally.includes(meaning) && mapping.indexOf(meaning) < at,
  )
  return twice ? { code: 'twice', meaning: twice } : null
}
