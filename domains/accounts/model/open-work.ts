/** What somebody may have open, in the order it is listed. */
export const workKinds = [
  'position',
  'project',
  'application',
  'approval',
  'interview',
  'talent',
  'talent_asked',
  'pool_folder',
  'saved_search',
] as const

export type WorkKind = (typeof workKinds)[number]

/** What somebody may be asked to be in an application that is not theirs. */
export type AskedPart = 'approver' | 'interviewer' | 'main_interviewer'

/** A part somebody played in an application. */
export interface MovedPart {
  readonly application_id: number
  readonly part: AskedPart
  /** Whoever took it over played it already: they keep it when it is taken back. */
  readonly is_shared: boolean
}

/** What was moved from one person to another, by its kind: enough to take it back. */
export type MovedWork = Readonly<Partial<Record<WorkKind, readonly number[]>>> & {
  readonly parts?: readonly MovedPart[]
  /** Rights to folders of the talent pool that were given to the person by name. */
  readonly pool_rights?: readonly number[]
}

/** Kinds that keep nobody from being disabled, as nobody waits for them. */
export const waitsForNobody: ReadonlySet<WorkKind> = new Set(['saved_search', 'pool_folder'])

/** How many pieces of work were moved. */
export function amountOf(moved: MovedWork): number {
  return workKinds.reduce((sum, kind) => sum + (moved[kind]?.length ?? 0), 0)
}
