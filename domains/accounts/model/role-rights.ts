import { type FieldGroup, fieldGroups, hiddenFrom } from './field-groups.ts'
import { givenUnheld } from './permission-changes.ts'
import { type Permission, permissions, permissionsOf } from './permissions.ts'
import { type Area, areas, isWider, reachesOf } from './record-areas.ts'
import { outranks, type Reach, type Role } from './roles.ts'

/** What an organisation makes of a role: without a name its change of a built-in one, with one a role of its own. */
export interface KeptRole {
  readonly based_on: Role
  readonly name: string | null
  readonly permission_changes: Readonly<Record<string, boolean>>
  readonly hides: readonly string[]
  /** How far its people see, by area; what is not named is as built in. */
  readonly scopes: Readonly<Record<string, string>>
}

/** What a role gives to whoever has it. */
export interface RoleRights {
  readonly permissions: ReadonlySet<Permission>
  readonly hides: ReadonlySet<FieldGroup>
  readonly reaches: Readonly<Record<Area, Reach>>
}

/** What a role gives, with everything the organisation changed of it. */
export function rightsOf({ based_on, permission_changes, hides, scopes }: KeptRole): RoleRights {
  return {
    permissions: permissionsOf(based_on, permission_changes),
    hides: new Set(fieldGroups.filter((group) => hides.includes(group))),
    reaches: reachesOf(based_on, scopes),
  }
}

/** Whether whoever has a role sees something by their department, and so has to stand in one. */
export function seesByDepartment(role: KeptRole): boolean {
  const { reaches } = rightsOf(role)
  return areas.some((area) => reaches[area] === 'departments')
}

/** Who gives rights: what they hold themselves, and the built-in role they rank as. */
export interface Giver extends RoleRights {
  readonly role: Role
  readonly passesEverything: boolean
}

/**
 * The first right that is changed by somebody who does not hold it: a permission they lack, fields shown that are hidden from
 * them, or records seen beyond what they see. Null where there is none.
 */
export function unheldRight(giver: Giver, before: RoleRights, after: RoleRights): string | null {
  if (giver.passesEverything) return null
  const wanted = permissions.map((name) => ({ name, is_held: after.permissions.has(name) }))
  const unheld = givenUnheld(before.permissions, wanted, (name) => giver.permissions.has(name))
  if (unheld) return unheld
  const shown = [...before.hides].find((group) => !after.hides.has(group) && giver.hides.has(group))
  const seen = areas.find((area) => {
    const reach = after.reaches[area]
    return isWider(reach, before.reaches[area]) && isWider(reach, giver.reaches[area])
  })
  return shown ?? seen ?? null
}

/**
 * Whether a role gives more than its giver holds: a permission they lack, fields that are hidden from them, or records beyond what they see.
 * What the built-in role has by itself and the giver's own never had goes with the rank: operators make administrators, and see no
 * candidates. `isLimited` is of the account that gets the role.
 */
export function givesTooMuch(giver: Giver, role: KeptRole, isLimited = false): boolean {
  if (giver.passesEverything) return false
  const given = rightsOf(role)
  const built = rightsOf({ ...role, permission_changes: {}, scopes: {} })
  const own = rightsOf({ based_on: giver.role, name: null, permission_changes: {}, hides: [], scopes: {} })
  const hidden = hiddenFrom(role.based_on, role.hides, isLimited)
  const isUnheld = (name: Permission) =>
    !giver.permissions.has(name) && (own.permissions.has(name) || !built.permissions.has(name))
  const isBeyond = (area: Area) =>
    isWider(given.reaches[area], giver.reaches[area]) &&
    (isWider(given.reaches[area], built.reaches[area]) || isWider(own.reaches[area], giver.reaches[area]))
  return (
    [...giver.hides].some((group) => !hidden.has(group)) ||
    [...given.permissions].some(isUnheld) ||
    areas.some(isBeyond)
  )
}

/** Who looks after roles: they concern everybody, so it takes the reach of the whole organisation. */
export interface RoleKeeper {
  readonly role: Role
  readonly mayManage: boolean
  readonly reachesAll: boolean
}

/** What somebody may do with a role: all of it only where they outrank it. A built-in role is never deleted. */
export function whatCanBeDoneWithRole(
  { based_on, name }: Pick<KeptRole, 'based_on' | 'name'>,
  { role, mayManage, reachesAll }: RoleKeeper,
) {
  const isKept = mayManage && reachesAll && outranks(role, based_on)
  return { edit: isKept, copy: isKept, remove: isKept && name !== null }
}
