/** What somebody of staff is in an interview (specification, section 6); a manager looks after it and need not be in it. */
export const interviewRoles = ['main', 'deputy', 'other', 'manager'] as const

export type InterviewRole = (typeof interviewRoles)[number]

/** Whoever meets the candidates. */
export function meets(role: InterviewRole): boolean {
  return role !== 'manager'
}

/** Somebody's place among those who meet the candidates goes to a colleague; who is in it already stays once. Null where that one was not in it. */
export function handedOver(interviewerIds: readonly number[], from: number, to: number): number[] | null {
  const place = interviewerIds.indexOf(from)
  if (place < 0) return null
  return [...new Set(interviewerIds.with(place, to))]
}
