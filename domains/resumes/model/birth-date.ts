import type { Readings } from './resume-fields.ts'

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

/** Corrections, with the day of birth where somebody wrote an age and no day is known or written. */
export function changesWithBirthDate(
  changes: readonly Change[],
  known: string | null,
  year: number,
): readonly Change[] {
  const age = changes.find(({ path }) => path === 'age')?.value?.trim()
  const value = age ? birthDateOf(age, year) : null
  const isTold = known !== null || changes.some(({ path }) => path === 'birth_date')
  return value === null || isTold ? changes : [...changes, { path: 'birth_date', value }]
}
