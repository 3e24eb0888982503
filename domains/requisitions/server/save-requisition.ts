import type { Transaction } from '@bole/platform/server'
import type { Updateable } from 'kysely'
import { type RequisitionInFull, requisitions } from './requisition-store.ts'
import type { RequisitionRow } from './tables.ts'

/** Saves a locked requisition at its next version, and answers it as it is then. */
export function saveRequisition(
  tx: Transaction,
  row: RequisitionInFull,
  columns: Omit<Updateable<RequisitionRow>, 'id' | 'organisation_id' | 'version'>,
) {
  const version = row.version + 1
  tx.saveOne(
    requisitions
      .updateTable('requisitions')
      .set({ ...columns, version })
      .where('id', '=', row.id)
      .where('version', '=', row.version),
  )
  tx.announce('requisition', row.id)
  return { id: row.id, version, state: columns.state ?? row.state }
}
