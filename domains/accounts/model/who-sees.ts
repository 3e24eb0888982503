import { hiddenFrom } from './field-groups.ts'
import { type Permission, permissionsOf } from './permissions.ts'
import { type Area, reachesOf } from './record-areas.ts'
import type { Role } from './roles.ts'

/** What decides whom somebody sees. */
export interface Onlooker {
  readonly id: number
  readonly role: Role
  /** What the organisation changed of their role, and what of them. */
  readonly role_changes: Readonly<Record<string, boolean>>
  readonly role_scopes: Readonly<Record<string, string>>
  readonly permission_changes: Readonly<Record<string, boolean>>
  readonly department_id: number | null
}

/** A record of a department that people take part in. */
export interface SeenRecord {
  /** Its department with those above it; empty where it has none. */
  readonly department_path: readonly number[]
  readonly people: readonly number[]
  /** Whose own it is; null where it is nobody's. */
  readonly owner_id: number | null
}

/** What a fact says of whether somebody sees a record, in words a screen knows. */
export const sightFacts = [
  'is_disabled',
  'is_expired',
  'held_by_role',
  'held_by_changed_role',
  'held_by_person',
  'lacked_by_role',
  'lacked_by_changed_role',
  'lacked_by_person',
  'reaches_all',
  'in_department',
  'in_other_department',
  'has_no_department',
  'is_of_no_department',
  'takes_part',
  'takes_no_part',
  'owns_it',
  'owns_it_not',
  'reaches_nothing',
  'is_kept_from',
] as const

/** One step of the answer: what is the case, and whether it speaks for seeing the record. */
export interface Reason {
  readonly fact: (typeof sightFacts)[number]
  readonly allows: boolean
}

/** Whether the permission is held, and what decided that: nothing is taken from a SuperAdmin. */
function permissionReason(who: Onlooker, needs: Permission): Reason {
  if (who.role === 'SuperAdmin') return { fact: 'held_by_role', allows: true }
  const changes = { ...who.role_changes, ...who.permission_changes }
  const allows = permissionsOf(who.role, changes).has(needs)
  const isOfRole = permissionsOf(who.role, who.role_changes).has(needs)
  const isBuiltIn = permissionsOf(who.role).has(needs) === isOfRole
  const by = allows === isOfRole ? (isBuiltIn ? 'by_role' : 'by_changed_role') : 'by_person'
  return { fact: allows ? `held_${by}` : `lacked_${by}`, allows }
}

const because = (allows: boolean, yes: Reason['fact'], no: Reason['fact']): Reason => ({
  fact: allows ? yes : no,
  allows,
})

/** Whether the record is within reach, and what decided that. Accounts are kept by whoever reaches no records, too. */
function reachReason(who: Onlooker, { department_path, people, owner_id }: SeenRecord, area: Area): Reason {
  switch (reachesOf(who.role, who.role_scopes)[area]) {
    case 'organisation':
      return { fact: 'reaches_all', allows: true }
    case 'departments':
      if (who.department_id === null) return { fact: 'has_no_department', allows: false }
      if (department_path.length === 0) return { fact: 'is_of_no_department', allows: false }
      return because(department_path.includes(who.department_id), 'in_department', 'in_other_department')
    case 'assigned':
      return because(people.includes(who.id), 'takes_part', 'takes_no_part')
    case 'own':
      return because(owner_id === who.id, 'owns_it', 'owns_it_not')
    case 'nothing':
      return because(area === 'accounts', 'reaches_all', 'reaches_nothing')
  }
}

/**
 * Whether somebody other than the caller sees a record: they hold the permission, and it is within their reach (specification, section 6).
 * Of callers it is their session that says so.
 */
export function sees(
  who: Onlooker,
  record: SeenRecord,
  needs: Permission,
  area: Area = 'candidates',
): boolean {
  return permissionReason(who, needs).allows && reachReason(who, record, area).allows
}

/** Kinds of records that are asked about, with what it takes to see one. */
export const seenKinds = {
  application: { needs: 'candidates.view', area: 'candidates' },
  position: { needs: 'positions.view', area: 'positions' },
  user: { needs: 'users.view', area: 'accounts' },
} as const satisfies Record<string, { readonly needs: Permission; readonly area: Area }>

/** Somebody with whether they can sign in, and what they are kept from: by their role, or restricted themselves. */
export interface AskedAbout extends Onlooker {
  readonly is_disabled: boolean
  readonly is_expired: boolean
  readonly hides: readonly string[]
  readonly is_limited: boolean
}

/** Everything that decides whether somebody sees a record, in the order it is looked at: they see it where nothing speaks against. */
export function whySees(
  who: AskedAbout,
  record: SeenRecord,
  kind: keyof typeof seenKinds,
): readonly Reason[] {
  const { needs, area } = seenKinds[kind]
  const account: readonly Reason[] = [
    ...(who.is_disabled ? [{ fact: 'is_disabled', allows: false } as const] : []),
    ...(who.is_expired ? [{ fact: 'is_expired', allows: false } as const] : []),
  ]
  const isKept = area === 'candidates' && hiddenFrom(who.role, who.hides, who.is_limited).size > 0
  return [
    ...account,
    permissionReason(who, needs),
    reachReason(who, record, area),
    ...(isKept ? [{ fact: 'is_kept_from', allows: true } as const] : []),
  ]
}
