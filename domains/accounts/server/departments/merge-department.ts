import { type accountsApi, accountsEvents } from '@bole/accounts/contract'
import { type Handler, prepared } from '@bole/platform/server'
import { deepestDepartment, faultInPlace } from '../../model/departments.ts'
import { accounts } from '../account-store.ts'
import {
  announceTree,
  levelsBelow,
  lockDepartments,
  reaches,
  siblingsUnder,
  takenName,
} from './department-store.ts'
import { moveRows } from './move-rows.ts'
import { noteEvent } from './note-event.ts'
import { passOn } from './pass-on.ts'
import { departmentPage } from './view-department.ts'

// Text: Kysely has no word for it. Who keeps something of a department hears that it is gone only after its row is.
/** Lets what still names a department that is gone be told before the commit. */
export const checkAtTheEnd = prepared<object>('set constraints all deferred')

/** The department is gone afterwards; what stood in it, its heads and its tags are the other one's. */
export const mergeDepartment: Handler<typeof accountsApi.mergeDepartment> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { id, into_id } = body
  const [department, into] = await lockDepartments(tx, caller, [id, into_id])
  if (!department || !into) throw new Error('a locked department has no row')
  if (department.version !== body.version)
    throw refuse('stale', { data: { department: await departmentPage(tx, caller, id) } })
  if (!reaches(caller, department.parent_id)) throw refuse('top_is_out_of_reach')
  const [children, siblings, [below]] = await tx.load(
    siblingsUnder(id),
    siblingsUnder(into_id),
    levelsBelow(department),
  )
  const fault = faultInPlace({ id, levels: (below?.levels ?? 1) - 1 }, into.path)
  if (fault) throw refuse(fault, { values: { levels: deepestDepartment } })
  const others = siblings.filter((sibling) => sibling.id !== id)
  const name = takenName(others, children)
  if (name) throw refuse('name_taken', { values: { name } })
  tx.save(checkAtTheEnd())
  for (const child of children)
    moveRows(tx, { id: child.id, path: [...department.path, child.id] }, into.path)
  passOn(tx, caller.userId, id, into_id)
  tx.saveOne(
    accounts.deleteFrom('departments').where('id', '=', id).where('version', '=', body.version),
    refuse('stale'),
  )
  tx.emit(accountsEvents.departmentGone, { department_id: id, into_id })
  noteEvent(tx, caller.userId, department, 'merge', into.name)
  noteEvent(tx, caller.userId, into, 'take_in', department.name)
  announceTree(tx)
  return { id: into_id }
}
