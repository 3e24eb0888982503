import {
  type HeldFacts,
  holdTheSame,
  type MergeChoice,
  mergeChoiceNames,
  withChoices,
} from './merge-people.ts'

/** The two whom an undone merge gives back: the record that was kept, and the other one. */
export const sides = ['kept', 'other'] as const
export type Side = (typeof sides)[number]

/** What the ledger keeps of a merge. */
export interface MergeEntry {
  /** The kept record as it was, and as the merge left it. */
  readonly before: HeldFacts
  readonly after: HeldFacts
  /** What came from the other. */
  readonly taken: readonly MergeChoice[]
  /** Whose each row was. */
  readonly rowsOfKept: Rows
  readonly rowsOfOther: Rows
}

/** What hangs on a person, by kind. */
export const rowKinds = [
  'application',
  'resume',
  'note',
  'report',
  'difference',
  'member',
  'consent',
  'extra',
  'score',
  'call',
  'paper',
] as const
export type RowKind = (typeof rowKinds)[number]

/** One value for each kind of row. */
export function ofEachKind<Value>(make: (kind: RowKind) => Value): Record<RowKind, Value> {
  return {
    application: make('application'),
    resume: make('resume'),
    note: make('note'),
    report: make('report'),
    difference: make('difference'),
    member: make('member'),
    consent: make('consent'),
    extra: make('extra'),
    score: make('score'),
    call: make('call'),
    paper: make('paper'),
  }
}

/** Kinds that merges did not move at first: an entry that knows none of them left those rows where they were. */
const movedLater: ReadonlySet<RowKind> = new Set(['consent', 'extra', 'score', 'call', 'paper'])
export type Rows = Readonly<Partial<Record<RowKind, readonly number[]>>>

/** A row as it hangs on the merged record now; the application or résumé it came with tells whose it is. */
export interface HeldRow {
  readonly id: number
  readonly application_id: number | null
  readonly resume_id: number | null
}

/** What somebody says of what cannot be told apart, by its place: `application:7`, `resume:9`, `fact:phone`. A fact may be of both. */
export type Answers = Readonly<Record<string, Side | 'both' | undefined>>

/** What came later and belongs to nobody yet. */
export interface Asked {
  readonly kind: RowKind | 'fact'
  /** The row’s number, or the choice’s name. */
  readonly key: string
}

/** Where each row goes, and which are asked about. */
export interface PartedRows {
  readonly rows: Readonly<Record<RowKind, ReadonlyMap<number, Side>>>
  readonly asked: readonly Asked[]
}

/**
 * Whose each row is once a merge is undone. What was there goes back to whom it was of. What came later goes with the application or
 * the résumé it came with; a later application and a later file are asked about, as is anything else that came with neither.
 */
export function partRows(
  held: Readonly<Record<RowKind, readonly HeldRow[]>>,
  { rowsOfKept, rowsOfOther }: Pick<MergeEntry, 'rowsOfKept' | 'rowsOfOther'>,
  answers: Answers,
): PartedRows {
  const asked: Asked[] = []
  const parted = ofEachKind(() => new Map<number, Side>())
  for (const kind of rowKinds) {
    const ofKept = new Set(rowsOfKept[kind])
    const ofOther = new Set(rowsOfOther[kind])
    const wasLeft = movedLater.has(kind) && rowsOfKept[kind] === undefined
    for (const { id, application_id, resume_id } of held[kind]) {
      const known = ofOther.has(id) ? 'other' : ofKept.has(id) || wasLeft ? 'kept' : null
      const told =
        known ??
        (kind === 'application' ? null : parted.application.get(application_id ?? 0)) ??
        (kind === 'resume' ? null : parted.resume.get(resume_id ?? 0)) ??
        answers[`${kind}:${id}`]
      if (told === 'kept' || told === 'other') parted[kind].set(id, told)
      // A row of an application that is asked about itself goes with it.
      else if (kind === 'application' || application_id === null) asked.push({ kind, key: String(id) })
    }
  }
  return { rows: parted, asked }
}

/** What is known when the facts of two are told apart. */
export interface Parting {
  readonly entry: Pick<MergeEntry, 'before' | 'after' | 'taken'>
  /** The merged record’s facts, and those the other had when it was merged. */
  readonly now: HeldFacts
  readonly frozen: HeldFacts
  /** Whose the résumé is that the merged record is known by. */
  readonly resumeOf: Side
  /** Facts of a life that were changed by correcting an entry of somebody’s résumé. */
  readonly correctedIn: Readonly<Partial<Record<MergeChoice, Side>>>
  readonly answers: Answers
}

/** Both records again; what changed later and is of either is asked about. */
export interface PartedFacts {
  readonly kept: HeldFacts
  readonly other: HeldFacts
  readonly changed: Readonly<Partial<Record<MergeChoice, Side | 'both'>>>
  readonly asked: readonly Asked[]
}

/**
 * The facts of both once a merge is undone. What nobody changed is as it was. What was changed belongs to whom the value came from; where
 * both had held the same, to whose résumé it was corrected in, or to whom somebody says. The résumé goes with whose it is.
 */
export function partFacts({ entry, now, frozen, resumeOf, correctedIn, answers }: Parting): PartedFacts {
  const { before, after, taken } = entry
  const asked: Asked[] = []
  const changed: Partial<Record<MergeChoice, Side | 'both'>> = {}
  for (const choice of mergeChoiceNames) {
    if (choice === 'resume') {
      changed[choice] = resumeOf
      continue
    }
    if (holdTheSame(now, after, choice)) continue
    const source = taken.includes(choice) ? 'other' : 'kept'
    const whose =
      correctedIn[choice] ?? (holdTheSame(before, frozen, choice) ? answers[`fact:${choice}`] : source)
    if (whose) changed[choice] = whose
    else asked.push({ kind: 'fact', key: choice })
  }
  const goingTo = (side: Side) =>
    mergeChoiceNames.filter((choice) => changed[choice] === side || changed[choice] === 'both')
  return {
    kept: withChoices(before, now, goingTo('kept')),
    other: withChoices(frozen, now, goingTo('other')),
    changed,
    asked,
  }
}
