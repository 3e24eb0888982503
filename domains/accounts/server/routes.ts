import { accountsApi, accountsRefusals } from '@bole/accounts/contract'
import { defineRoutes } from '@bole/platform/server'
import { askVerification } from './ask-verification.ts'
import { changePassword } from './change-password.ts'
import { departmentHandlers } from './departments/handlers.ts'
import { getCompany } from './get-company.ts'
import { getCurrentUser } from './get-current-user.ts'
import { invitationHandlers } from './invitations/handlers.ts'
import { platformHandlers } from './platforms/handlers.ts'
import { recordPageView } from './record-page-view.ts'
import { registerHandlers } from './registering/handlers.ts'
import { roleHandlers } from './roles/handlers.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import { setUpHandlers } from './set-up/handlers.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { userHandlers } from './users/handlers.ts'

export const accountsRoutes = defineRoutes(
  accountsApi,
  {
    signIn,
    askVerification,
    signOut,
    changePassword,
    getCompany,
    getCurrentUser,
    ...sessionHandlers,
    ...departmentHandlers,
    recordPageView,
    ...userHandlers,
    ...roleHandlers,
    ...setUpHandlers,
    ...invitationHandlers,
    ...platformHandlers,
    ...registerHandlers,
  },
  accountsRefusals,
)
