import { type FieldGroup, fieldGroups } from './field-groups.ts'
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

/** Who gives rights: what they hold themselves. */
export interface Giver extends RoleRights {
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

/** Whether a role gives more than the built-in one it stands on, of what the giver does not hold. */
export function givesTooMuch(giver: Giver, role: KeptRole): boolean {
  if (giver.passesEverything) return false
  const [given, built] = [rightsOf(role), rightsOf({ ...role, permission_changes: {}, scopes: {} })]
  const isSeen = (area: Area) =>
    isWider(given.reaches[area], built.reaches[area]) && isWider(given.reaches[area], giver.reaches[area])
  const isHeld = (name: Permission) => !built.permissions.has(name) && !giver.permissions.has(name)
  return areas.some(isSeen) || [...given.permissions].some(isHeld)
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
