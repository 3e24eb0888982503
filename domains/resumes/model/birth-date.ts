import type { Corrections, Readings } from './resume-fields.ts'

/** A day that follows from an age alone is to be checked by somebody. */
const derived = 0.5

/** The day of birth that an age stands for: the first of its year (specification, part 2: age); null for what is no age. */
export function birthDateOf(age: string | number, year: number): string | null {
  const years = Number(age)
  return Number.isInteger(years) && years >= 14 && years <= 99 ? `${year - years}-01-01` : null
}

/** What was read, with the day of birth that follows from the age where none was read; it stands where the age does. */
export function withBirthDate(parsed: Readings, year: number): Readings {
  const { age, birthDate } = parsed
  const value = age && !birthDate ? birthDateOf(age.value, year) : null
  if (!age || value === null) return parsed
  return {
    ...parsed,
    birthDate: { value, confidence: Math.min(age.confidence, derived), source: age.source },
  }
}

interface Change {
  readonly path: string
  readonly value: string | null
}

/** What is known of a person's day of birth before it is corrected. */
export interface Known {
  readonly day: string | null
  /** The year that the day was counted from an age in; null where it was read, written or told as a day. */
  readonly countedIn: number | null
}

/** Where the known day comes from: an age that was read, or one that somebody wrote, is told by the year it was counted in. */
export function knownDay(parsed: Readings, corrections: Corrections, day: string | null): Known {
  const [age, written] = [corrections['age']?.at(-1), corrections['birth_date']?.at(-1)]
  const isWritten = age?.value && written?.value === day && written?.at === age.at
  if (isWritten) return { day, countedIn: yearIn(day, age.value) }
  const read = parsed.birthDate
  const isRead =
    !written && parsed.age && read?.value === day && read?.source?.text === parsed.age.source?.text
  return { day, countedIn: isRead && parsed.age ? yearIn(day, parsed.age.value) : null }
}

/** The year in which somebody born on this first of January was of this age; null for another day. */
function yearIn(day: string | null, age: string | number): number | null {
  const year = Number(day?.slice(0, 4)) + Number(age)
  return day !== null && birthDateOf(age, year) === day ? year : null
}

/**
 * Corrections, with the day of birth that follows from an age that somebody wrote: where no day is known or written, or the known
 * one was counted from the former age. Then it is counted in the same year, and goes with an age that is taken away.
 */
export function changesWithBirthDate(
  changes: readonly Change[],
  known: Known,
  year: number,
): readonly Change[] {
  const corrected = changes.find(({ path }) => path === 'age')
  if (!corrected || changes.some(({ path }) => path === 'birth_date')) return changes
  const isCounted = known.countedIn !== null
  if (known.day !== null && !isCounted) return changes
  const age = corrected.value?.trim()
  const value = age ? birthDateOf(age, known.countedIn ?? year) : null
  const isNews = value !== null || (isCounted && !age)
  return isNews ? [...changes, { path: 'birth_date', value }] : changes
}
