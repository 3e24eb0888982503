/** What is known of an application beside its row (specification, section 3: resume list row): nobody sees it unless they choose to. */
export const factNames = [
  'contactStatusText',
  'lastContactText',
  'expectPositionText',
  'expectPlaceText',
  'noteText',
  'postSzHistory',
  'workRequireText',
  'isCheckPassText',
  'recentWork',
] as const

export type FactName = (typeof factNames)[number]

/** The columns somebody can choose; the name always comes first. */
export const columnNames = [
  'status',
  'waiting',
  'applied_at',
  'position',
  'work',
  'education',
  'contact',
  'city',
  'owner',
  'tags',
  'meeting',
  'source',
  'graduation',
  'station',
  'skills',
  'interviewers',
  'decision',
  'offer_valid_until',
  'entry_date',
  ...factNames,
] as const

export type ColumnName = (typeof columnNames)[number]
