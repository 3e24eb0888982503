import { type Permission, permissions } from './permissions.ts'

/** A permission somebody shall hold, or shall not. */
export interface WantedPermission {
  readonly name: Permission
  readonly is_held: boolean
}

/** What differs from a role: added where true, taken where false. */
export type PermissionChanges = Readonly<Record<string, boolean>>

/**
 * The differences from a role once this is changed. What the role itself says is no difference, and goes; so do names that no longer
 * stand for anything.
 */
export function changedPermissions(
  ofRole: ReadonlySet<Permission>,
  before: PermissionChanges,
  wanted: readonly WantedPermission[],
): PermissionChanges {
  const held = new Map<Permission, boolean>(
    permissions.map((name) => [name, before[name] ?? ofRole.has(name)]),
  )
  for (const { name, is_held } of wanted) held.set(name, is_held)
  return Object.fromEntries([...held].filter(([name, is]) => is !== ofRole.has(name)))
}

/** The first permission that is given by somebody who does not hold it themselves; null where there is none. */
export function givenUnheld(
  before: ReadonlySet<Permission>,
  wanted: readonly WantedPermission[],
  holds: (name: Permission) => boolean,
): Permission | null {
  return wanted.find(({ name, is_held }) => is_held !== before.has(name) && !holds(name))?.name ?? null
}
