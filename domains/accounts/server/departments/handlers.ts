import { createDepartment } from './create-department.ts'
import { deleteDepartment } from './delete-department.ts'
import { departmentTagHandlers } from './department-tags.ts'
import { listDepartmentHistory } from './list-department-history.ts'
import { listDepartments } from './list-departments.ts'
import { mergeDepartment } from './merge-department.ts'
import { moveDepartment } from './move-department.ts'
import { overviewDepartments } from './overview-departments.ts'
import { updateDepartment } from './update-department.ts'
import { viewDepartment } from './view-department.ts'

/** What answers the calls about departments. */
export const departmentHandlers = {
  listDepartments,
  overviewDepartments,
  viewDepartment,
  listDepartmentHistory,
  createDepartment,
  updateDepartment,
  moveDepartment,
  mergeDepartment,
  deleteDepartment,
  ...departmentTagHandlers,
}
