import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { lockDepartment, siblingsUnder, takenName } from './department-store.ts'
import { noteEvent } from './note-event.ts'
import { saveWho, unknownAmong } from './save-who.ts'
import { departmentPage } from './view-department.ts'

export const updateDepartment: Handler<typeof accountsApi.updateDepartment> = async (context) => {
  const { query, body, caller, tx, refuse } = context
  const department = await lockDepartment(tx, caller, query.id)
  if (department.version !== body.version)
    throw refuse('stale', { data: { department: await departmentPage(tx, caller, query.id) } })
  const { id } = department
  const { name = department.name } = body
  const [siblings] = await tx.load(siblingsUnder(department.parent_id))
  if (takenName(siblings, [{ id, name }])) throw refuse('name_taken', { values: { name } })
  const unknown = await unknownAmong(tx, body, id)
  if (unknown) throw refuse(unknown)
  const version = department.version + 1
  tx.saveOne(
    accounts
      .updateTable('departments')
      .set({ name, version })
      .where('id', '=', id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  saveWho(tx, id, body)
  noteEvent(tx, caller.userId, { id, name }, 'update', name === department.name ? '' : department.name)
  // Those above and below it show its name, too.
  tx.announce('department')
  return { id, version }
}
