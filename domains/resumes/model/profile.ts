import { believed, factsOf, type PersonFacts } from './facts-of.ts'
import { compareFieldPaths, parseFieldPath } from './field-paths.ts'
import { saysTheSame } from './hear-candidate.ts'
import { factsFrom, takeFacts } from './merge-facts.ts'
import { type Corrections, fieldsOf, type Readings, type ResumeField } from './resume-fields.ts'

const singleFacts = [
  'name',
  'gender',
  'phone',
  'email',
  'birth_date',
  'city',
  'expected_position',
  'degree',
] as const

type EntryRoot = 'schools' | 'employers'
type EntryFact = 'school' | 'major' | 'graduated_at' | 'employer' | 'job_title'

/** Which facts one entry of a list tells, under which of its keys; the first names the entry. */
const entryFacts: readonly {
  readonly root: EntryRoot
  readonly keys: readonly (readonly [EntryFact, string])[]
}[] = [
  {
    root: 'schools',
    keys: [
      ['school', 'school'],
      ['major', 'major'],
      ['graduated_at', 'end'],
    ],
  },
  {
    root: 'employers',
    keys: [
      ['employer', 'employer'],
      ['job_title', 'title'],
    ],
  },
]

type EntryFacts = (typeof entryFacts)[number]

/**
 * A person field by field: what the current résumé reads and what was corrected in it, with what is known otherwise (typed into a
 * form, or told by an earlier résumé) laid over it. The entry known otherwise stands before those of the résumé.
 */
export function profileOf(
  parsed: Readings,
  corrections: Corrections,
  known: PersonFacts,
): readonly ResumeField[] {
  const base = fieldsOf(parsed, corrections)
  const read = factsOf(parsed, corrections).person
  const fields = new Map(base.map((one) => [one.path, one]))
  const tell = (path: string, value: string | null) => {
    const label = parseFieldPath(path)?.label
    if (label === undefined || fields.get(path)?.value === value) return
    fields.set(path, { ...(fields.get(path) ?? unread(path, label)), value, isTold: true })
  }
  for (const fact of singleFacts) if (!saysTheSame(fact, read[fact], known[fact])) tell(fact, known[fact])
  if (!saysTheSame('expected_places', read.expected_places, known.expected_places))
    for (const [path, value] of placesAs(base, known.expected_places)) tell(path, value)
  const own = new Set<string>()
  for (const entry of entryFacts) {
    const at = entryOf(base, entry, known)
    if (!base.some(({ path, read: was }) => path.startsWith(at) && was !== null)) own.add(at)
    for (const [fact, key] of entry.keys) {
      const [held, value] = [fields.get(`${at}${key}`)?.value ?? null, known[fact]]
      if (value !== null && !saysTheSame(fact, held, value)) tell(`${at}${key}`, value)
    }
  }
  return inOrder([...fields.values()], own)
}

/** What is known of a person once fields of their profile were corrected. */
export function factsAfter<Known extends PersonFacts>(
  known: Known,
  change: {
    readonly parsed: Readings
    readonly before: Corrections
    readonly after: Corrections
    readonly paths: readonly string[]
  },
): Known {
  const { parsed, before, after, paths } = change
  const [old, next] = [factsOf(parsed, before).person, factsOf(parsed, after).person]
  const changed = new Map(paths.map((path) => [path, after[path]?.at(-1)?.value ?? null]))
  const base = fieldsOf(parsed, before)
  const shown = profileOf(parsed, before, known)
  const valueAt = (path: string) =>
    changed.has(path) ? (changed.get(path) ?? null) : (shown.find((one) => one.path === path)?.value ?? null)
  const facts = { ...next }
  const moved = new Set(
    paths.flatMap(factsFrom).filter((fact) => changed.has(fact) || `${next[fact]}` !== `${old[fact]}`),
  )
  if (paths.some((path) => path.startsWith('expected_places.'))) {
    const places = shown.filter(({ label, path }) => label === 'expected_places' && !changed.has(path))
    const kept = new Map([...places.map((one) => [one.path, believed(one)] as const), ...changed])
    facts.expected_places = [...kept]
      .filter(([path]) => path.startsWith('expected_places.'))
      .sort(([one], [other]) => byNumber(one, other))
      .flatMap(([, value]) => value ?? [])
    moved.add('expected_places')
  }
  for (const entry of entryFacts) {
    const [[lead, key]] = [entry.keys[0] ?? ['employer', 'employer']]
    if (known[lead] === null || saysTheSame(lead, old[lead], known[lead])) continue
    const at = entryOf(base, entry, known)
    const isTouched = paths.some((path) => path.startsWith(at))
    const isGone = isTouched && valueAt(`${at}${key}`) === null
    for (const [fact, ofEntry] of entry.keys) {
      moved.delete(fact)
      if (isTouched) moved.add(fact)
      const value = valueAt(`${at}${ofEntry}`)
      if (isTouched && !isGone) facts[fact] = value === 'present' ? null : value
    }
  }
  return takeFacts(known, facts, moved)
}

/** The corrections by which what a candidate said becomes ours: value by path, each where the value held until now stands. */
export function acceptedAs(
  said: Partial<PersonFacts>,
  of: { readonly parsed: Readings; readonly corrections: Corrections; readonly known: PersonFacts },
): Readonly<Record<string, string | null>> {
  const base = fieldsOf(of.parsed, of.corrections)
  const wanted = new Map<string, string | null>()
  for (const fact of singleFacts) if (said[fact] !== undefined) wanted.set(fact, said[fact])
  for (const entry of entryFacts) {
    const at = entryOf(base, entry, of.known)
    for (const [fact, key] of entry.keys) if (said[fact] !== undefined) wanted.set(`${at}${key}`, said[fact])
  }
  for (const [path, value] of said.expected_places ? placesAs(base, said.expected_places) : [])
    wanted.set(path, value)
  const valueAt = (path: string) => base.find((one) => one.path === path)?.value ?? null
  return Object.fromEntries([...wanted].filter(([path, value]) => valueAt(path) !== value))
}

/**
 * Where the entry stands that a person is known by, as `employers.0.`. Where the résumé does not have it, it takes the first place that is
 * free: one of which nothing was read and no name was written. It keeps it whatever is written there or beside it.
 */
function entryOf(fields: readonly ResumeField[], { root, keys }: EntryFacts, known: PersonFacts): string {
  const [lead, key] = keys[0] ?? ['employer', 'employer']
  const entries = fields.filter(({ label }) => label === `${root}.${key}`)
  const named = entries.filter(({ value }) => saysTheSame(lead, value, known[lead]))
  const found = known[lead] === null ? entries[0] : named[0]
  if (found) return `${root}.${indexOf(found.path)}.`
  const isTaken = ({ label, read, isCorrected }: ResumeField) =>
    read !== null || (isCorrected && label === `${root}.${key}`)
  const there = fields.filter((field) => field.path.startsWith(`${root}.`) && isTaken(field))
  const taken = new Set(there.map(({ path }) => indexOf(path)))
  const free = Array.from({ length: taken.size + 1 }, (_none, index) => index).find((at) => !taken.has(at))
  return `${root}.${free}.`
}

function placesAs(
  fields: readonly ResumeField[],
  places: readonly string[],
): (readonly [path: string, value: string | null])[] {
  const there = fields.filter(({ label }) => label === 'expected_places').map(({ path }) => indexOf(path))
  const count = Math.max(places.length, Math.max(-1, ...there) + 1)
  return Array.from({ length: count }, (_none, index) => [`expected_places.${index}`, places[index] ?? null])
}

function unread(path: string, label: string): ResumeField {
  return {
    path,
    label,
    value: null,
    read: null,
    confidence: 0,
    source: null,
    isCorrected: false,
    isTold: true,
    changes: [],
  }
}

function inOrder(fields: readonly ResumeField[], first: ReadonlySet<string>): readonly ResumeField[] {
  const placeOf = ({ path }: ResumeField) => {
    const at = parseFieldPath(path)
    const isFirst = [...first].some((start) => path.startsWith(start))
    return at && (isFirst ? { ...at, index: -1 } : at)
  }
  return fields
    .flatMap((field) => {
      const at = placeOf(field)
      return at ? [{ at, field }] : []
    })
    .sort((one, other) => compareFieldPaths(one.at, other.at))
    .map(({ field }) => field)
}

const indexOf = (path: string) => Number(path.split('.')[1])
const byNumber = (one: string, other: string) => indexOf(one) - indexOf(other)
