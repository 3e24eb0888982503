import { clockAt } from '@bole/platform/moments'

/** Years since a birth date of whatever precision; null when unknown. */
export function ageOf(birthDate: string, now = new Date()): number | null {
  const year = Number.parseInt(birthDate, 10)
  if (!year) return null
  const today = clockAt(now).slice(0, 10)
  // A month or a day that is not known is the first.
  const hadBirthday = birthDate.slice(4) <= today.slice(4)
  return Number.parseInt(today, 10) - year - (hadBirthday ? 0 : 1)
}

/** Whole days since a moment. */
export function daysSince(moment: string, now = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 86_400_000))
}
