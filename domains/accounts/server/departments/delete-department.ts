import { type accountsApi, accountsEvents } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { isEmptyDepartment } from '../../model/departments.ts'
import { accounts } from '../account-store.ts'
import { announceTree, contentsOf, lockDepartment, reaches } from './department-store.ts'
import { checkAtTheEnd } from './merge-department.ts'
import { noteEvent } from './note-event.ts'

/** What is in it is said where it is not empty; deleted positions are left without a department. */
export const deleteDepartment: Handler<typeof accountsApi.deleteDepartment> = async (context) => {
  const { query, caller, tx, refuse } = context
  const department = await lockDepartment(tx, caller, query.id)
  if (!reaches(caller, department.parent_id)) throw refuse('top_is_out_of_reach')
  const contents = await contentsOf(tx, query.id)
  if (!isEmptyDepartment(contents))
    throw refuse('department_not_empty', { values: { ...contents, name: department.name }, data: contents })
  tx.save(checkAtTheEnd())
  tx.saveOne(accounts.deleteFrom('departments').where('id', '=', query.id))
  tx.emit(accountsEvents.departmentGone, { department_id: query.id, into_id: null })
  noteEvent(tx, caller.userId, department, 'delete')
  announceTree(tx)
  return { id: query.id }
}
