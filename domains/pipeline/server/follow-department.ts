import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './application-store.ts'

/**
 * A position went to another department: its applications go with it, so that the people of that department see them. To
 * be called with the position locked for update, or an application that arrives at the same moment stays behind.
 */
export function followDepartment(tx: Transaction, positionId: number, departmentId: number | null): void {
  tx.save(
    pipeline
      .updateTable('applications')
      .set({ department_id: departmentId })
      .where('position_id', '=', positionId)
      .where('department_id', 'is distinct from', sql<number>`${departmentId}::bigint`),
  )
  tx.announce('application')
}
