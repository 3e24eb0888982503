/** When interviews are, as the interview list's filters have it (specification, section 2). */
export const interviewDays = ['today', 'tomorrow', 'future', 'past'] as const

export type InterviewDay = (typeof interviewDays)[number]

/** The bounds of these days: everything before today is past, everything after tomorrow future. */
export function boundsOf(
  today: Date,
): Readonly<Record<InterviewDay, { readonly from: Date | null; readonly to: Date | null }>> {
  const at = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)
  return {
    past: { from: null, to: at(0) },
    today: { from: at(0), to: at(1) },
    tomorrow: { from: at(1), to: at(2) },
    future: { from: at(2), to: null },
  }
}

/** The marker of “no date” (specification, section 9). */
export const emptyDate = '0000-00-00 00:00:00'

/** Two meetings meet where one begins before the other ends and ends after it begins; one right after the other does not. */
export function overlap(
  one: { readonly from: Date; readonly to: Date },
  other: { readonly from: Date; readonly to: Date },
): boolean {
  return one.from < other.to && other.from < one.to
}
