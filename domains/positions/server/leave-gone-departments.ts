import { accountsEvents } from '@bole/accounts/contract'
import { on } from '@bole/platform/reaction'
import { positionsEvents } from '@bole/positions/contract'
import { sql } from 'kysely'
import { positions } from './position-store.ts'

/** Positions of a department that is no more stand in the one it went up in, deleted ones as well; the form of one that is open elsewhere is out of date. */
export const leaveGoneDepartments = on(accountsEvents.departmentGone, async ({ tx, events }) => {
  const into = new Map(events.map(({ department_id, into_id }) => [department_id, into_id]))
  const [rows] = await tx.load(
    positions
      .selectFrom('positions')
      .select(['id', 'department_id'])
      .where('department_id', '=', sql<number>`any(${[...into.keys()]}::bigint[])`)
      .orderBy('id')
      .forUpdate(),
  )
  for (const [from, to] of into) {
    tx.save(
      positions
        .updateTable('positions')
        .set(({ eb }) => ({ department_id: to, version: eb('version', '+', 1) }))
        .where('department_id', '=', from),
    )
  }
  for (const { id, department_id } of rows) {
    const department = department_id === null ? null : (into.get(department_id) ?? null)
    tx.emit(positionsEvents.changedDepartment, { position_id: id, department_id: department })
  }
  if (rows.length > 0) tx.announce('position')
})
