import { createManyUsers } from '../user-files/create-many-users.ts'
import { getUserTemplate } from '../user-files/user-template.ts'
import { disableUsers, enableUsers } from './change-many-states.ts'
import { disableUser, enableUser } from './change-state.ts'
import { confirmEmail, sendEmailLink } from './confirm-email.ts'
import { createUser } from './create-user.ts'
import { forgotPassword } from './forgot-password.ts'
import { handOver } from './hand-over.ts'
import { listPeople } from './list-people.ts'
import { getPermissionTree, listRoles } from './list-roles.ts'
import { listUserHistory } from './list-user-history.ts'
import { checkUsername, listUsers, viewUser } from './list-users.ts'
import { listOpenWork } from './open-work.ts'
import { updateProfile, viewProfile } from './profile.ts'
import { resetPassword } from './reset-password.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { saveUserPermissions } from './save-permissions.ts'
import { setPassword, viewPasswordLink } from './set-password.ts'
import { syncToHaitou } from './sync-user.ts'
import { undoHandOver } from './undo-hand-over.ts'
import { updateUser } from './update-user.ts'
import { viewUserPermissions } from './view-user-permissions.ts'
import { whySees } from './why-sees.ts'

/** What answers the calls about accounts, and what they may do. */
export const userHandlers = {
  listUsers,
  viewUser,
  listUserHistory,
  createUser,
  createManyUsers,
  getUserTemplate,
  updateUser,
  checkUsername,
  enableUser,
  disableUser,
  enableUsers,
  disableUsers,
  resetPassword,
  resetSecondFactor,
  viewPasswordLink,
  setPassword,
  forgotPassword,
  confirmEmail,
  sendEmailLink,
  syncToHaitou,
  listRoles,
  getPermissionTree,
  viewUserPermissions,
  saveUserPermissions,
  listPeople,
  listOpenWork,
  handOver,
  undoHandOver,
  viewProfile,
  updateProfile,
  whySees,
}
