/** Reasons offered when somebody is eliminated, before people's own words. */
export const rejectReasons = [
  'experience',
  'skills',
  'education',
  'salary',
  'location',
  'communication',
  'motivation',
  'position_filled',
]
