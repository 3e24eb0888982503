import type { Access, AreaName, FieldGroupName, PermissionName } from '@bole/platform/contract'
import { Failure } from './failures.ts'

/** Which records of the organisation a person may see, beyond the menu. */
export type RecordScope =
  | { readonly kind: 'organisation' }
  | { readonly kind: 'departments'; readonly departmentIds: readonly number[] }
  | { readonly kind: 'assigned' }
  | { readonly kind: 'own' }
  | { readonly kind: 'nothing' }

/** Who makes a call, as their session knows them. */
export interface Caller {
  readonly sessionId: number
  /** When they last proved who they are, by their password. */
  readonly provedAt: Date
  readonly userId: number
  readonly name: string
  readonly organisationId: number
  readonly role: string
  readonly permissions: ReadonlySet<PermissionName>
  /** SuperAdmin passes every permission check (specification, section 6). */
  readonly passesEverything: boolean
  /** How far they see, in each area apart. */
  readonly scopes: Readonly<Record<AreaName, RecordScope>>
  /** What they are not shown of people, wherever it stands. */
  readonly hides: ReadonlySet<FieldGroupName>
}

/** Whether somebody holds a permission, by their role or for themselves. */
export function may(
  caller: Pick<Caller, 'passesEverything' | 'permissions'>,
  permission: PermissionName,
): boolean {
  return caller.passesEverything || caller.permissions.has(permission)
}

/** For how long a proof of who somebody is counts as recent, in minutes. */
const proofMinutes = 15

/** Whether a caller proved who they are not long ago. */
function isProved({ provedAt }: Pick<Caller, 'provedAt'>, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < proofMinutes * 60_000
}

/** Ends a call with 428 where the caller's last proof is not recent; whoever is nobody yet has nothing to prove. */
export function needProof(caller: Caller | null, now: Date): void {
  if (caller && !isProved(caller, now)) throw new Failure('proof_needed')
}

/** Whether a caller may make a call with this access. */
export function mayCall(caller: Caller | null, access: Access): boolean {
  if (access === 'anyone') return true
  if (!caller) return false
  return access === 'signed_in' || may(caller, access)
}
