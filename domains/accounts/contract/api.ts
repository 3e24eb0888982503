import type { Area, FieldGroup, Permission } from '@bole/accounts/model'
import { defineApi } from '@bole/platform/contract'
import { choiceCalls } from './choice-calls.ts'
import { companyCalls } from './company-calls.ts'
import { departmentCalls } from './department-calls.ts'
import { importCalls } from './import-calls.ts'
import { invitationCalls } from './invitation-calls.ts'
import { leavingCalls } from './leaving-calls.ts'
import { passwordLinkCalls } from './password-link-calls.ts'
import { permissionCalls } from './permission-calls.ts'
import { platformCalls } from './platform-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { registerCalls } from './register-calls.ts'
import { roleCalls } from './role-calls.ts'
import { secondFactorCalls } from './second-factor-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { setUpCalls } from './set-up-calls.ts'
import { signInCalls } from './sign-in-calls.ts'
import { signInRules } from './sign-in-rule-calls.ts'
import { signOnCalls } from './sign-on-calls.ts'
import { userCalls } from './user-calls.ts'
import { userHistoryCalls } from './user-history-calls.ts'
import { whyCalls } from './why-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    /** Who somebody is on a platform. */
    binding: 'accounts'
    department: 'accounts'
    invitation: 'accounts'
    identity_provider: 'accounts'
    /** The company's app at one. */
    platform: 'accounts'
    /** That somebody asks for an account. */
    registration: 'accounts'
    /** That somebody proved who they are. */
    proof: 'accounts'
    role: 'accounts'
    session: 'accounts'
    second_factor: 'accounts'
    sign_in: 'accounts'
    sign_in_rules: 'accounts'
    user: 'accounts'
  }
  interface PermissionCatalogue extends Record<Permission, true> {}
  interface AreaCatalogue extends Record<Area, true> {}
  interface FieldGroupCatalogue extends Record<FieldGroup, true> {}
}

export const accountsApi = defineApi('accounts', {
  ...signInCalls,
  ...passwordLinkCalls,
  ...userCalls,
  ...userHistoryCalls,
  ...importCalls,
  ...leavingCalls,
  ...permissionCalls,
  ...whyCalls,
  ...roleCalls,
  ...profileCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...signInRules.calls,
  ...signOnCalls,
  ...platformCalls,
  ...registerCalls,
  ...companyCalls,
  ...choiceCalls,
  ...departmentCalls,
  ...setUpCalls,
  ...invitationCalls,
})
