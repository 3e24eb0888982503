/**
 * What a role may be kept from seeing of people, wherever it is shown, searched, counted or exported: what they earn and want to
 * earn, how they are reached, when they were born (their age with it), and the numbers of their papers.
 */
export const fieldGroups = ['salary', 'contacts', 'birth', 'identity'] as const

export type FieldGroup = (typeof fieldGroups)[number]

/** The groups of fields a person is not shown. SuperAdmin is shown everything. */
export function hiddenFrom(role: string, hides: readonly string[]): ReadonlySet<FieldGroup> {
  return new Set(role === 'SuperAdmin' ? [] : fieldGroups.filter((group) => hides.includes(group)))
}
