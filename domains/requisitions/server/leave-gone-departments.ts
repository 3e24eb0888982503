import { accountsEvents } from '@bole/accounts/contract'
import { on } from '@bole/platform/reaction'
import { sql } from 'kysely'
import { requisitions } from './requisition-store.ts'

/** Requisitions of a department that is no more stand in the one it went up in. */
export const requisitionsLeaveGoneDepartments = on(accountsEvents.departmentGone, async ({ tx, events }) => {
  for (const { department_id, into_id } of events)
    tx.save(
      requisitions
        .updateTable('requisitions')
        .set({ department_id: into_id, version: sql`version + 1` })
        .where('department_id', '=', department_id),
    )
  tx.announce('requisition')
})
