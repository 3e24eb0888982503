const days = 90

/**
 * Whether somebody's last employment goes on or ended within 90 days (specification, section 9: a date within 90 days in the past counts
 * for the work-experience check); null where no end is known. `ends` are those of their employers: `present`, `YYYY-MM` or a day.
 */
export function hasRecentWork(ends: readonly (string | null)[], today: string): boolean | null {
  const known = ends.filter((end) => end !== null)
  if (known.length === 0) return null
  if (known.includes('present')) return true
  const last = known.toSorted().at(-1) ?? ''
  // A month ends with its last day.
  const [year = 0, month = 12, day] = last.split(/[-./]/).map(Number)
  const end = day ? Date.UTC(year, month - 1, day) : Date.UTC(year, month, 0)
  const since = (Date.parse(`${today}T00:00:00Z`) - end) / 86_400_000
  return Number.isNaN(since) ? null : since <= days
}
