import { hiddenFrom, permissionsOf, type Reach, type Role } from '@bole/accounts/model'
import type { Caller, RecordScope } from '@bole/platform/server'
import { reachesOf } from '../model/record-areas.ts'

/** What decides what somebody may do and see, as it is stored. */
interface Known {
  readonly role: Role
  readonly permission_changes: Readonly<Record<string, boolean>>
  readonly role_changes: Readonly<Record<string, boolean>>
  readonly scopes: Readonly<Record<string, string>>
  readonly hides: readonly string[]
  readonly is_limited: boolean
  /** Their department with those below it. */
  readonly department_ids: readonly number[]
}

/** What somebody may do, how far they see, and what they are not shown: by their role, its changes here and their own. */
export function callerParts(
  known: Known,
): Pick<Caller, 'permissions' | 'passesEverything' | 'scopes' | 'hides'> {
  const reaches = reachesOf(known.role, known.scopes)
  const scopeIn = (reach: Reach): RecordScope =>
    reach === 'departments' ? { kind: 'departments', departmentIds: known.department_ids } : { kind: reach }
  return {
    permissions: permissionsOf(known.role, { ...known.role_changes, ...known.permission_changes }),
    passesEverything: known.role === 'SuperAdmin',
    scopes: {
      candidates: scopeIn(reaches.candidates),
      positions: scopeIn(reaches.positions),
      accounts: scopeIn(reaches.accounts),
    },
    hides: hiddenFrom(known.role, known.hides, known.is_limited),
  }
}
