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
] as const

export type ColumnName = (typeof columnNames)[number]
