/** The reasons every organisation begins with, under the names their words are kept by (migration 0250). */
export const firstReasons = [
  'experience',
  'skills',
  'education',
  'salary',
  'location',
  'communication',
  'motivation',
  'position_filled',
] as const

export type FirstReason = (typeof firstReasons)[number]
