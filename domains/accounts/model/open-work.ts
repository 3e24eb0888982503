/** What somebody may have open, in the order it is listed. */
export const workKinds = [
  'position',
  'project',
  'application',
  'approval',
  'interview',
  'saved_search',
] as const

export type WorkKind = (typeof workKinds)[number]

/** What was moved from one person to another, by its kind: enough to take it back. */
export type MovedWork = Readonly<Partial<Record<WorkKind, readonly number[]>>>

/** How many pieces of work were moved. */
export function amountOf(moved: MovedWork): number {
  return Object.values(moved).reduce((sum, ids) => sum + ids.length, 0)
}
