/** Reasons offered when somebody is eliminated, before people's own words; their texts are kept under these names. */
export const rejectReasons: readonly string[] = [
  'experience',
  'skills',
  'education',
  'salary',
  'location',
  'communication',
  'motivation',
  'position_filled',
]
