/** Years since a birth date of whatever precision; null when unknown. */
export function ageOf(birthDate: string, now = new Date()): number | null {
  const [year, month = 1, day = 1] = birthDate.split('-').map(Number)
  if (!year) return null
  const had = new Date(now.getFullYear(), month - 1, day) <= now
  return now.getFullYear() - year - (had ? 0 : 1)
}

/** Whole days since a moment. */
export function daysSince(moment: string, now = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 86_400_000))
}
