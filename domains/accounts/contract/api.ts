import type { Permission } from '@bole/accounts/model'
import { defineApi } from '@bole/platform/contract'
import { departmentCalls } from './department-calls.ts'
import { passwordLinkCalls } from './password-link-calls.ts'
import { permissionCalls } from './permission-calls.ts'
import { signInCalls } from './sign-in-calls.ts'
import { userCalls } from './user-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    department: 'accounts'
    session: 'accounts'
    user: 'accounts'
  }
  interface PermissionCatalogue extends Record<Permission, true> {}
}

export const accountsApi = defineApi('accounts', {
  ...signInCalls,
  ...passwordLinkCalls,
  ...userCalls,
  ...permissionCalls,
  ...departmentCalls,
})
