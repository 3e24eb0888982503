import { confidences } from '../confidences.ts'
import { type Reading, reading } from '../reading.ts'
import type { ParsedResume } from '../resume.ts'
import { tolerances } from '../tolerances.ts'
import { KNOWN_SKILLS } from '../vocabulary/skills.ts'

const SKILLS = new Set(KNOWN_SKILLS.map((skill) => skill.toLowerCase()))
const { loneDate: LONE_DATE } = tolerances.seenLetters

const doubt = <Value>({ value, confidence, source }: Reading<Value>): Reading<Value> =>
  reading(value, Math.min(confidence, confidences.seen.letters), source)

const doubtIn = <Entry extends object, Key extends keyof Entry>(
  entry: Entry,
  keys: readonly Key[],
): Entry => {
  const changed = { ...entry }
  for (const key of keys) {
    const value: unknown = entry[key]
    if (isReading(value)) Object.assign(changed, { [key]: doubt(value) })
  }
  return changed
}

const isReading = (value: unknown): value is Reading<unknown> =>
  typeof value === 'object' && value !== null && 'confidence' in value

function doubtDates<Entry extends { start?: Reading<string>; end?: Reading<string> }>(entry: Entry): Entry {
  const lone = (['start', 'end'] as const).filter((key) => (entry[key]?.confidence ?? 1) <= LONE_DATE)
  return doubtIn(entry, lone)
}

/**
 * What was read off a picture, with a doubt about all that is told by letters alone: a reader takes one for another, and no list
 * knows names. Figures, and words from short lists, keep their confidence.
 */
export function doubtLetters(parsed: ParsedResume): ParsedResume {
  return {
    ...doubtIn(parsed, ['name', 'expectedPosition']),
    schools: parsed.schools.map((one) => doubtDates(doubtIn(one, ['school', 'major']))),
    employers: parsed.employers.map((one) => doubtDates(doubtIn(one, ['employer', 'title']))),
    projects: parsed.projects.map((one) => doubtDates(doubtIn(one, ['name', 'role']))),
    skills: parsed.skills.map((one) => (SKILLS.has(one.value.toLowerCase()) ? one : doubt(one))),
  }
}
