import type { PersonFacts } from './facts-of.ts'
import { isInList } from './field-paths.ts'
import type { Corrections, Readings } from './resume-fields.ts'

type Fact = keyof PersonFacts

/** What a newer résumé may say differently of the same person; the first of each group decides for the rest. */
const changing: readonly (readonly [Fact, ...Fact[]])[] = [
  ['city'],
  ['expected_places'],
  ['expected_position'],
  ['degree'],
  ['school', 'major', 'graduated_at'],
  ['employer', 'job_title'],
]

const lasting: readonly Fact[] = ['gender', 'phone', 'email', 'birth_date']

/** The facts that follow from a field. */
export function factsFrom(path: string): readonly Fact[] {
  if (path.startsWith('schools.')) return ['degree', 'school', 'major', 'graduated_at']
  if (path.startsWith('employers.')) return ['employer', 'job_title']
  if (path.startsWith('expected_places.')) return ['expected_places']
  return [...lasting, 'name' as const, ...changing.flat()].filter((fact) => fact === path)
}

/** How a reading meets what is known already. */
export interface Meeting {
  /** `changing`: a newer résumé tells a newer employer; `nothing`: what the person typed stands. */
  readonly replaces: 'nothing' | 'changing'
  /** Corrections by people, on whichever résumé: their facts stand. */
  readonly corrections: readonly Corrections[]
}

/** What is known of a person once a résumé has been read: gaps are filled, and what may change is brought up to date. */
export function mergeFacts<Known extends PersonFacts>(
  known: Known,
  read: PersonFacts,
  meeting: Meeting,
): Known {
  const fixed = new Set(meeting.corrections.flatMap((one) => Object.keys(one)).flatMap(factsFrom))
  const taken = new Set<Fact>()
  const fill = (fact: Fact) => {
    if (isEmpty(known[fact]) && !fixed.has(fact)) taken.add(fact)
  }
  lasting.forEach(fill)
  for (const group of changing) {
    const [lead] = group
    const isSame = isEmpty(known[lead]) || isEqual(known[lead], read[lead])
    if (isSame) group.forEach(fill)
    else if (
      !isEmpty(read[lead]) &&
      meeting.replaces === 'changing' &&
      !group.some((fact) => fixed.has(fact))
    )
      for (const fact of group) taken.add(fact)
  }
  return takeFacts(known, read, taken)
}

/** What is known, with the facts named taken from elsewhere. */
export function takeFacts<Known extends PersonFacts>(
  known: Known,
  from: PersonFacts,
  taken: ReadonlySet<keyof PersonFacts>,
): Known {
  const of = <Key extends Fact>(fact: Key): PersonFacts[Key] => (taken.has(fact) ? from : known)[fact]
  return {
    ...known,
    name: of('name') ?? known.name,
    gender: of('gender'),
    phone: of('phone'),
    email: of('email'),
    birth_date: of('birth_date'),
    city: of('city'),
    expected_places: of('expected_places'),
    expected_position: of('expected_position'),
    degree: of('degree'),
    school: of('school'),
    major: of('major'),
    graduated_at: of('graduated_at'),
    employer: of('employer'),
    job_title: of('job_title'),
  }
}

/** A new reading of the same file; lists a person has corrected stay as they were read then, or the numbers would slip. */
export function keepCorrectedLists(old: Readings, fresh: Readings, corrections: Corrections): Readings {
  const roots = new Set(
    Object.keys(corrections)
      .filter(isInList)
      .map((path) => path.split('.', 1)[0]),
  )
  return {
    ...fresh,
    ...(roots.has('expected_places') ? { expectedPlaces: old.expectedPlaces ?? [] } : {}),
    ...(roots.has('schools') ? { schools: old.schools ?? [] } : {}),
    ...(roots.has('employers') ? { employers: old.employers ?? [] } : {}),
    ...(roots.has('projects') ? { projects: old.projects ?? [] } : {}),
    ...(roots.has('skills') ? { skills: old.skills ?? [] } : {}),
    ...(roots.has('languages') ? { languages: old.languages ?? [] } : {}),
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
