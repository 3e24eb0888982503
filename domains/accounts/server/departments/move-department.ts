import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { deepestDepartment, faultInPlace, placedBefore } from '../../model/departments.ts'
import { accounts } from '../account-store.ts'
import {
  announceTree,
  levelsBelow,
  lockDepartments,
  reaches,
  siblingsUnder,
  takenName,
} from './department-store.ts'
import { moveRows, orderRows } from './move-rows.ts'
import { noteEvent } from './note-event.ts'
import { departmentPage } from './view-department.ts'

/** The tree stands still while one moves: of two who would put a department below each other the second is told. */
export const moveDepartment: Handler<typeof accountsApi.moveDepartment> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { id, parent_id, before_id } = body
  const [department, parent] = await lockDepartments(tx, caller, parent_id === null ? [id] : [id, parent_id])
  if (!department) throw new Error('a locked department has no row')
  if (department.version !== body.version)
    throw refuse('stale', { data: { department: await departmentPage(tx, caller, id) } })
  if (!reaches(caller, department.parent_id) || !reaches(caller, parent_id))
    throw refuse('top_is_out_of_reach')
  const [siblings, [below]] = await tx.load(siblingsUnder(parent_id), levelsBelow(department))
  const path = parent?.path ?? []
  const fault = faultInPlace({ id, levels: below?.levels ?? 1 }, path)
  if (fault) throw refuse(fault, { values: { levels: deepestDepartment } })
  if (before_id !== null && !siblings.some((sibling) => sibling.id === before_id)) throw notFound()
  const { name } = department
  if (takenName(siblings, [department])) throw refuse('name_taken', { values: { name } })
  const version = department.version + 1
  tx.saveOne(
    accounts
      .updateTable('departments')
      .set({ version })
      .where('id', '=', id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  if (parent_id !== department.parent_id) {
    moveRows(tx, department, path)
    noteEvent(tx, caller.userId, department, 'move', parent?.name)
  }
  const order = siblings.map((sibling) => sibling.id)
  orderRows(tx, placedBefore(order, id, before_id))
  announceTree(tx)
  return { id, version }
}
