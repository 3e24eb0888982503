import type { Access } from '@bole/platform/contract'

/** Which records of the organisation a person may see, beyond the menu. */
export type RecordScope =
  | { readonly kind: 'organisation' }
  | { readonly kind: 'departments'; readonly departmentIds: readonly number[] }
  | { readonly kind: 'assigned' }
  | { readonly kind: 'nothing' }

/** Who makes a call, as their session knows them. */
export interface Caller {
  readonly sessionId: number
  readonly userId: number
  readonly name: string
  readonly organisationId: number
  readonly role: string
  readonly permissions: ReadonlySet<string>
  /** SuperAdmin passes every permission check (specification, section 6). */
  readonly passesEverything: boolean
  readonly scope: RecordScope
}

/** Whether a caller may make a call with this access. */
export function mayCall(caller: Caller | null, access: Access): boolean {
  if (access === 'anyone') return true
  if (!caller) return false
  return access === 'signed_in' || caller.passesEverything || caller.permissions.has(access)
}
