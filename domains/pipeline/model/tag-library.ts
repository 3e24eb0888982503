import type { Role } from '@bole/accounts/model'

/** The colours of labels and their groups; a label without one of its own has that of its group. */
export const tagColours = [
  'default',
  'red',
  'orange',
  'gold',
  'green',
  'cyan',
  'blue',
  'purple',
  'magenta',
] as const

export type TagColour = (typeof tagColours)[number]

/** Who wants to give a label. */
interface Giver {
  readonly role: string
  /** Whether they keep the labels themselves. */
  readonly keeps: boolean
}

/** Why a label may not be given: it is retired, or of a group for others. A label of no group is everybody's. */
export function whyNotGiven(
  tag: { readonly is_retired: boolean; readonly roles: readonly string[] },
  giver: Giver,
): 'tag_retired' | 'tag_of_others' | null {
  if (tag.is_retired) return 'tag_retired'
  const isTheirs = tag.roles.length === 0 || giver.keeps || tag.roles.includes(giver.role)
  return isTheirs ? null : 'tag_of_others'
}

/** The roles that a group can be kept to: those that recruit or decide in an organisation. */
export const rolesOfGroups: readonly Role[] = [
  'OrgAdmin',
  'OrgAdmin2',
  'DepAdmin',
  'DepAdmin2',
  'User',
  'User2',
]
