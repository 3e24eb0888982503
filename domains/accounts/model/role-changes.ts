import { fieldGroups } from './field-groups.ts'
import { permissions } from './permissions.ts'
import { type Area, areas, type GivenReach, reachesOf } from './record-areas.ts'
import type { KeptRole, RoleRights } from './role-rights.ts'

/** What came of a role and what went: permissions given and taken, fields hidden and shown. */
export interface RoleChanges {
  readonly name?: string
  readonly given?: readonly string[]
  readonly taken?: readonly string[]
  readonly hidden?: readonly string[]
  readonly shown?: readonly string[]
  /** How far its people see since, by area. */
  readonly reaches?: Readonly<Record<string, string>>
}

/** How far a role reaches once this is changed, as it is kept: only where it differs from the built-in role. */
export function changedScopes(
  { based_on, scopes }: Pick<KeptRole, 'based_on' | 'scopes'>,
  wanted: Partial<Record<Area, GivenReach>> = {},
): Record<string, GivenReach> {
  const reaches = reachesOf(based_on, { ...scopes, ...wanted })
  const built = reachesOf(based_on, {})
  return Object.fromEntries(
    areas.flatMap((area) => {
      const reach = reaches[area]
      return reach === built[area] || reach === 'nothing' ? [] : [[area, reach]]
    }),
  )
}

/** What a change of a role gave, took, hid and showed, as its history tells it. */
export function roleChangesBetween(before: RoleRights, after: RoleRights): RoleChanges {
  const [held, holds] = [before.permissions, after.permissions]
  return {
    given: permissions.filter((name) => holds.has(name) && !held.has(name)),
    taken: permissions.filter((name) => held.has(name) && !holds.has(name)),
    hidden: fieldGroups.filter((group) => after.hides.has(group) && !before.hides.has(group)),
    shown: fieldGroups.filter((group) => before.hides.has(group) && !after.hides.has(group)),
    reaches: Object.fromEntries(
      areas.flatMap((area) =>
        before.reaches[area] === after.reaches[area] ? [] : [[area, after.reaches[area]]],
      ),
    ),
  }
}
