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

/** What a merge of one label into another did, by applications. */
interface Merge {
  /** Who had the first, and who of them the second as well. */
  readonly had: readonly number[]
  readonly had_both: readonly number[]
  /** Who had the second once it was done. */
  readonly left_with: readonly number[]
}

/**
 * What becomes of whom when a merge is taken back, from who has the second label now. `back` get the first again, `freed` of them lose the second. What
 * cannot be told apart stays as somebody left it: `kept` were given the second since, `lost` had it taken off since and get neither.
 */
export function partedAgain({ had, had_both, left_with }: Merge, wears: readonly number[]) {
  const [now, both, left] = [new Set(wears), new Set(had_both), new Set(left_with)]
  const back = had.filter((id) => now.has(id))
  return {
    back,
    freed: back.filter((id) => !both.has(id)),
    kept: wears.filter((id) => !left.has(id)),
    lost: had.filter((id) => !now.has(id)),
  }
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
