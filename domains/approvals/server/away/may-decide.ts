import { permissionsOf } from '@bole/accounts/model'
import type { Colleague } from '@bole/accounts/server'

/** Whether somebody other than the caller may decide approvals. */
export function mayDecide({ role, role_changes, permission_changes }: Colleague): boolean {
  return (
    role === 'SuperAdmin' ||
    permissionsOf(role, { ...role_changes, ...permission_changes }).has('approvals.decide')
  )
}
