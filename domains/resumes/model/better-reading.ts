import { type Corrections, fieldsOf, type Readings, type ResumeField } from './resume-fields.ts'

/** A résumé as it was read, with what people corrected in it. */
export interface ReadResume {
  readonly parsed: Readings
  readonly corrections: Corrections
}

/** From here on a value is shown without doubt (the rule of parsing). */
const doubtless = 0.7
/** What a value in doubt counts beside one that is not. */
const doubted = 0.3

/** What a value is worth to whoever looks for somebody; of lists the first entries count. */
const worths: Readonly<Record<string, number>> = {
  name: 3,
  phone: 3,
  email: 3,
  city: 1,
  gender: 1,
  birth_date: 1,
  'schools.school': 2,
  'schools.degree': 1,
  'schools.major': 1,
  'schools.end': 0.5,
  'employers.employer': 2,
  'employers.title': 1,
  'employers.start': 0.5,
  'employers.end': 0.5,
}
const entriesCounted = 5

/** A newer résumé wins unless it tells this much less; one that tells of a newer job may tell less by far. */
const aboutAsGood = 0.9
const goodEnough = 0.6

function worthOf(field: ResumeField): number {
  const [root = '', index = '0', key] = field.path.split('.')
  const worth = worths[key === undefined ? root : `${root}.${key}`] ?? 0
  const isBare = field.value === null || field.value === '' || Number(index) >= entriesCounted
  if (isBare) return 0
  return field.isCorrected || field.confidence >= doubtless ? worth : worth * doubted
}

/** When the newest job of a résumé began; empty without one. */
const newestJob = (fields: readonly ResumeField[]): string =>
  fields
    .filter(({ path, value }) => /^employers\.\d+\.start$/.test(path) && value !== null)
    .map(({ value }) => value ?? '')
    .sort()
    .at(-1) ?? ''

/**
 * Whether a person is better known by a newer résumé than by the one before: the better reading wins, not the newest file. One that
 * tells about as much wins as the newer, and so does one that knows a newer job and still tells the most of it.
 */
export function isBetterReading(newer: ReadResume, held: ReadResume): boolean {
  const [fresh, known] = [newer, held].map(({ parsed, corrections }) => fieldsOf(parsed, corrections))
  const sum = (fields: readonly ResumeField[] = []) =>
    fields.reduce((total, field) => total + worthOf(field), 0)
  const share = sum(known) === 0 ? 1 : sum(fresh) / sum(known)
  if (share >= aboutAsGood) return true
  return share >= goodEnough && newestJob(fresh ?? []) > newestJob(known ?? [])
}

/** The best of some résumés of one person, newest first; null without any. */
export function bestReading<One extends ReadResume>(newestFirst: readonly One[]): One | null {
  return newestFirst.reduceRight<One | null>(
    (best, one) => (best === null || isBetterReading(one, best) ? one : best),
    null,
  )
}
