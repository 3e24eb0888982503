import { copyRole, createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { listKeptRoles } from './list-kept-roles.ts'
import { listRoleHistory } from './list-role-history.ts'
import { updateRole } from './update-role.ts'
import { viewRole } from './view-role.ts'

/** What answers the calls about roles. */
export const roleHandlers = {
  listKeptRoles,
  viewRole,
  createRole,
  copyRole,
  updateRole,
  deleteRole,
  listRoleHistory,
}
