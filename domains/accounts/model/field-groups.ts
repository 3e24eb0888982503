/**
 * What a role may be kept from seeing of people, wherever it is shown, searched, counted or exported: what they earn and want to
 * earn, how they are reached, when they were born (their age with it), and the numbers of their papers.
 */
export const fieldGroups = ['salary', 'contacts', 'birth', 'identity'] as const

export type FieldGroup = (typeof fieldGroups)[number]

/**
 * Whether somebody is restricted (specification, section 6: `isLimit`): a hiring manager whose account is marked. Of other roles the
 * mark says nothing.
 */
export function isLimited(role: string, isMarked: boolean): boolean {
  return isMarked && (role === 'User' || role === 'User2')
}

/** The groups of fields a person is not shown: those of their role, and contacts where they are restricted. SuperAdmin is shown everything. */
export function hiddenFrom(
  role: string,
  hides: readonly string[],
  isMarked = false,
): ReadonlySet<FieldGroup> {
  if (role === 'SuperAdmin') return new Set()
  const also = isLimited(role, isMarked) ? ['contacts'] : []
  return new Set(fieldGroups.filter((group) => hides.includes(group) || also.includes(group)))
}
