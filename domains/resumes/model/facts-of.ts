import type { Degree } from '@bole/parsing/model'
import { degrees } from '@bole/positions/model'
import { entryFields, parseFieldPath } from './field-paths.ts'
import { isKnownDay } from './known-day.ts'
import { type Corrections, fieldsOf, type Readings, type ResumeField } from './resume-fields.ts'

export const genders = ['male', 'female'] as const

/** Below this a reading is shown but not believed. */
export const believedFrom = 0.3

/** What is known of a person, as the candidates list keeps it. */
export interface PersonFacts {
  readonly name: string | null
  readonly gender: (typeof genders)[number] | null
  readonly phone: string | null
  readonly email: string | null
  readonly birth_date: string | null
  readonly city: string | null
  readonly expected_places: string[]
  readonly expected_position: string | null
  readonly degree: Degree | null
  readonly school: string | null
  readonly major: string | null
  readonly graduated_at: string | null
  readonly employer: string | null
  readonly job_title: string | null
}

/** Every fact, as columns and differences name it. */
export const factNames = [
  'name',
  'gender',
  'phone',
  'email',
  'birth_date',
  'city',
  'expected_places',
  'expected_position',
  'degree',
  'school',
  'major',
  'graduated_at',
  'employer',
  'job_title',
] as const satisfies readonly (keyof PersonFacts)[]

type EntryOf<Root extends keyof typeof entryFields> = {
  readonly [Key in (typeof entryFields)[Root][number]]: Key extends 'degree' ? Degree | null : string | null
}

/** What a résumé tells of a life, entry by entry. */
export interface Career {
  readonly schools: readonly EntryOf<'schools'>[]
  readonly employers: readonly EntryOf<'employers'>[]
  readonly projects: readonly EntryOf<'projects'>[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
}

/** The choice a text names; null when it names none. */
export function choiceOf<Choice extends string>(
  choices: readonly Choice[],
  text: string | null,
): Choice | null {
  return choices.find((choice) => choice === text) ?? null
}

/** The facts of a résumé: a correction wins over a reading, a reading below 0.3 is nothing. */
export function factsOf(parsed: Readings, corrections: Corrections): { person: PersonFacts; career: Career } {
  const fields = fieldsOf(parsed, corrections)
  const career = careerOf(fields)
  const one = (path: string) => believed(fields.find((field) => field.path === path))
  const school = latest(career.schools)
  const job = latest(career.employers)
  const born = one('birth_date')
  const person: PersonFacts = {
    name: one('name'),
    gender: choiceOf(genders, one('gender')),
    phone: one('phone'),
    email: one('email'),
    birth_date: born !== null && isKnownDay(born) ? born : null,
    city: one('city'),
    expected_places: listOf(fields, 'expected_places'),
    expected_position: one('expected_position'),
    degree: highestDegree(fields, career),
    school: school?.school ?? null,
    major: school?.major ?? null,
    graduated_at: school?.end === 'present' ? null : (school?.end ?? null),
    employer: job?.employer ?? null,
    job_title: job?.title ?? null,
  }
  return { person, career }
}

/** The value of a field that counts: anything a person said, and readings that are sure enough. */
export function believed(field: ResumeField | undefined): string | null {
  if (!field) return null
  return field.isCorrected || field.isTold || field.confidence >= believedFrom ? field.value : null
}

function listOf(fields: readonly ResumeField[], root: string): string[] {
  const found = fields.filter((field) => field.label === root).map(believed)
  return [...new Set(found.filter((value) => value !== null))]
}

/** What the fields of a résumé or a profile tell of a life. */
export function careerOf(fields: readonly ResumeField[]): Career {
  const rows = { schools: rowsOf(fields, 'schools'), employers: rowsOf(fields, 'employers') }
  const text = (row: ReadonlyMap<string, string>, key: string) => row.get(key) ?? null
  return {
    schools: rows.schools.map((row) => ({
      school: text(row, 'school'),
      degree: choiceOf(degrees, text(row, 'degree')),
      major: text(row, 'major'),
      start: text(row, 'start'),
      end: text(row, 'end'),
    })),
    employers: rows.employers.map((row) => ({
      employer: text(row, 'employer'),
      title: text(row, 'title'),
      start: text(row, 'start'),
      end: text(row, 'end'),
      text: text(row, 'text'),
    })),
    projects: rowsOf(fields, 'projects').map((row) => ({
      name: text(row, 'name'),
      role: text(row, 'role'),
      start: text(row, 'start'),
      end: text(row, 'end'),
      text: text(row, 'text'),
    })),
    skills: listOf(fields, 'skills'),
    languages: listOf(fields, 'languages'),
  }
}

/** The entries of one list that have what names them. */
function rowsOf(
  fields: readonly ResumeField[],
  root: keyof typeof entryFields,
): ReadonlyMap<string, string>[] {
  const rows = new Map<number, Map<string, string>>()
  for (const field of fields) {
    const at = parseFieldPath(field.path)
    const value = believed(field)
    if (at?.root !== root || value === null || value === '') continue
    rows.set(at.index, (rows.get(at.index) ?? new Map<string, string>()).set(at.key, value))
  }
  return [...rows.values()].filter((row) => row.has(entryFields[root][0]))
}

/** The entry that ended last; of several that did not end, or without dates, the one that stands first. */
function latest<Entry extends { readonly start: string | null; readonly end: string | null }>(
  entries: readonly Entry[],
): Entry | undefined {
  const ends = ({ start, end }: Entry) => (end === 'present' ? '9999' : (end ?? start ?? ''))
  return entries.toSorted((one, other) => (ends(one) < ends(other) ? 1 : ends(one) > ends(other) ? -1 : 0))[0]
}

/** What a person said of the degree, else the highest of schools a person corrected, else what was read. */
function highestDegree(fields: readonly ResumeField[], career: Career): Degree | null {
  const own = fields.find(({ path }) => path === 'degree')
  const ofSchools =
    degrees.find((degree) => career.schools.some((school) => school.degree === degree)) ?? null
  const touched = fields.some(({ path, isCorrected }) => path.startsWith('schools.') && isCorrected)
  if (own?.isCorrected) return choiceOf(degrees, own.value)
  return touched && ofSchools ? ofSchools : (choiceOf(degrees, believed(own)) ?? ofSchools)
}
