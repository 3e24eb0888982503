/** As many days as one calendar shows: a month with the ends of the weeks around it. */
const mostCalendarDays = 42

/** Whether days, each as `YYYY-MM-DD`, are so many as a calendar shows, the last not before the first. */
export function isCalendarSpan(from: string, until: string): boolean {
  const days = (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1
  return days >= 1 && days <= mostCalendarDays
}
