import { createHash } from 'node:crypto'
import {
  type HeldFacts,
  holdTheSame,
  type MergeChoice,
  mergeChoiceNames,
  withChoices,
} from '../merge-people.ts'
import {
  type Answers,
  type HeldRow,
  type MergeEntry,
  ofEachKind,
  partFacts,
  partRows,
  type Side,
} from '../part-people.ts'

const blank: HeldFacts = {
  name: '',
  gender: null,
  phone: null,
  email: null,
  birth_date: null,
  city: null,
  expected_places: [],
  expected_position: null,
  degree: null,
  school: null,
  major: null,
  graduated_at: null,
  employer: null,
  job_title: null,
  skills: [],
  resume_id: null,
}

type Kind = 'application' | 'resume' | 'note'
type Row = HeldRow & { readonly kind: Kind; readonly body: string }

/** A record, with what was merged into it, the newest last. */
interface Record_ {
  facts: HeldFacts
  rows: Row[]
  readonly merges: { readonly other: number; readonly entry: MergeEntry }[]
}

/** The same without merging at all: what belongs to each, told by whoever does it. */
interface Truth {
  facts: HeldFacts
  rows: Row[]
}

const values = ['甲', '乙', '丙', null]
export const editable = mergeChoiceNames.filter((choice) => choice !== 'resume')

/** Records that are merged, edited and parted as a sequence of numbers says, beside what should come out. */
export class Story {
  readonly records = new Map<number, Record_>()
  readonly truth = new Map<number, Truth>()
  #next = 100
  /** Whose each row is. */
  readonly #ownerOf = new Map<number, number>()
  undone = 0

  constructor(people: number, pick: (below: number) => number) {
    for (let id = 1; id <= people; id++) {
      const facts = {
        ...blank,
        name: `人${pick(2)}`,
        phone: values[pick(4)] ?? null,
        city: values[pick(4)] ?? null,
      }
      const rows = [this.#row('application', null), this.#row('resume', null)]
      const known = { ...facts, resume_id: rows[1]?.id ?? null }
      this.records.set(id, { facts: known, rows, merges: [] })
      for (const row of rows) this.#ownerOf.set(row.id, id)
      this.truth.set(id, { facts: known, rows: [...rows] })
    }
  }

  #row(kind: Kind, application: number | null): Row {
    const id = this.#next++
    return { kind, id, application_id: application, resume_id: null, body: `${kind} ${id}` }
  }

  #of(id: number): Record_ {
    return known(this.records.get(id))
  }

  truthOf(id: number): Truth {
    return known(this.truth.get(id))
  }

  members(id: number): readonly number[] {
    return [id, ...this.#of(id).merges.flatMap(({ other }) => this.members(other))]
  }

  /** Those a change of the record may be of. */
  ownersOf(id: number, choice: MergeChoice, depth = this.#of(id).merges.length): readonly number[] {
    const merge = this.#of(id).merges[depth - 1]
    if (!merge) return [id]
    const { other, entry } = merge
    const mine = () => this.ownersOf(id, choice, depth - 1)
    const theirs = () => this.ownersOf(other, choice)
    if (holdTheSame(entry.before, this.#of(other).facts, choice)) return [...mine(), ...theirs()]
    return entry.taken.includes(choice) ? theirs() : mine()
  }

  standing(): readonly number[] {
    const merged = new Set(
      [...this.records.values()].flatMap(({ merges }) => merges.map(({ other }) => other)),
    )
    return [...this.records.keys()].filter((id) => !merged.has(id))
  }

  edit(id: number, choice: MergeChoice, value: string | null, pick: (below: number) => number): void {
    const owners = this.ownersOf(id, choice)
    const record = this.#of(id)
    // A value has one owner, so whoever changes it again changes it for the same person.
    const same = owners.filter((one) => holdTheSame(this.truthOf(one).facts, record.facts, choice))
    const owner = (same.length === 1 ? same[0] : owners[pick(owners.length)]) ?? id
    const held = holdingOf(choice, value)
    // What changes and changes back is no change of anybody’s.
    if (holdTheSame({ ...record.facts, ...held }, record.facts, choice)) return
    if (record.merges.some(({ entry }) => holdTheSame({ ...record.facts, ...held }, entry.after, choice)))
      return
    record.facts = { ...record.facts, ...held }
    const truth = this.truthOf(owner)
    truth.facts = { ...truth.facts, ...held }
  }

  add(id: number, kind: Kind, pick: (below: number) => number): void {
    const record = this.#of(id)
    const applications = record.rows.filter((row) => row.kind === 'application')
    const application = kind === 'note' ? (applications[pick(applications.length)]?.id ?? null) : null
    const row = this.#row(kind, application)
    record.rows.push(row)
    const members = this.members(id)
    const told = application === null ? undefined : this.#ownerOf.get(application)
    const owner = told ?? members[pick(members.length)] ?? id
    this.#ownerOf.set(row.id, owner)
    this.truthOf(owner).rows.push(row)
  }

  merge(id: number, otherId: number, taken: readonly MergeChoice[]): void {
    const [kept, other] = [this.#of(id), this.#of(otherId)]
    const after = withChoices(kept.facts, other.facts, taken)
    const entry = {
      before: kept.facts,
      after,
      taken,
      rowsOfKept: idsByKind(kept.rows),
      rowsOfOther: idsByKind(other.rows),
    }
    kept.facts = after
    kept.rows = [...kept.rows, ...other.rows]
    other.rows = []
    kept.merges.push({ other: otherId, entry })
  }

  undo(id: number): void {
    const kept = this.#of(id)
    const merge = kept.merges.pop()
    if (!merge) return
    const { entry, other: otherId } = merge
    const other = this.#of(otherId)
    const theirs = new Set(this.members(otherId))
    const sideOfRow = (row: number): Side => (theirs.has(this.#ownerOf.get(row) ?? 0) ? 'other' : 'kept')
    const answers: Answers = {
      ...Object.fromEntries(kept.rows.map((row) => [`${row.kind}:${row.id}`, sideOfRow(row.id)])),
      ...Object.fromEntries(
        editable.map((choice) => {
          const isTheirs = [...theirs].some((one) => holdTheSame(this.truthOf(one).facts, kept.facts, choice))
          return [`fact:${choice}`, isTheirs ? 'other' : 'kept']
        }),
      ),
    }
    const held = ofEachKind((kind) => kept.rows.filter((row) => row.kind === kind))
    const { rows, asked } = partRows(held, entry, answers)
    if (asked.length > 0) throw new Error('what was answered is asked for again')
    const facts = partFacts({
      entry,
      now: kept.facts,
      frozen: other.facts,
      resumeOf: rows.resume.get(kept.facts.resume_id ?? 0) ?? 'kept',
      correctedIn: {},
      answers,
    })
    if (facts.asked.length > 0) throw new Error('what was answered is asked for again')
    kept.facts = facts.kept
    other.facts = facts.other
    const all = kept.rows
    kept.rows = all.filter((row) => rows[row.kind].get(row.id) === 'kept')
    other.rows = all.filter((row) => rows[row.kind].get(row.id) === 'other')
    this.undone += 1
  }
}

function idsByKind(rows: readonly Row[]) {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return { application: of('application'), resume: of('resume'), note: of('note') }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nobody has this number')
  return value
}

function holdingOf(choice: MergeChoice, value: string | null): Partial<HeldFacts> {
  if (choice === 'name') return { name: value ?? '无名' }
  if (choice === 'expected_places') return { expected_places: value === null ? [] : [value] }
  if (choice === 'education') return { school: value, major: value }
  if (choice === 'work') return { employer: value }
  if (choice === 'gender' || choice === 'resume') return {}
  return { [choice]: value }
}

/** What a record comes to. */
export function hashOf({
  facts,
  rows,
}: {
  readonly facts: HeldFacts
  readonly rows: readonly Row[]
}): string {
  const inOrder = rows.toSorted((one, two) => one.id - two.id)
  return createHash('sha256')
    .update(JSON.stringify([facts, inOrder]))
    .digest('hex')
}
