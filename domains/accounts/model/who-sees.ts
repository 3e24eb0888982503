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
  const changes = { ...who.role_changes, ...who.permission_changes }
  if (!permissionsOf(who.role, changes).has(needs)) return false
  switch (reachesOf(who.role, who.role_scopes)[area]) {
    case 'organisation':
      return true
    case 'departments':
      return who.department_id !== null && record.department_path.includes(who.department_id)
    case 'assigned':
      return record.people.includes(who.id)
    case 'own':
      return record.owner_id === who.id
    case 'nothing':
      return false
  }
}
