import { copyRole, createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { listKeptRoles, listRoleHistory, viewRole } from './list-kept-roles.ts'
import { updateRole } from './update-role.ts'

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
