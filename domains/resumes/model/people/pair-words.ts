/** How surely two records are one person, the surest first. */
export const strengths = ['certain', 'likely', 'possible'] as const
export type Strength = (typeof strengths)[number]

/** What speaks for one person, and, last, what speaks against it. */
export const pairReasons = [
  'id_number',
  'phone',
  'email',
  'email_letters',
  'name',
  'name_sound',
  'birth_date',
  'birth_year',
  'school',
  'other_id_number',
  'other_name',
  'other_birth_date',
  'other_gender',
] as const
export type PairReason = (typeof pairReasons)[number]
