import type { Caller, Transaction } from '@bole/platform/server'
import { presentRequisition } from './present.ts'
import { lockRequisition, positionsFilling, type RequisitionInFull } from './requisition-store.ts'

interface Changing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'stale', details: { readonly data: unknown }) => Error
}

/** A requisition locked and held against the version seen; `stale` carries the fresh one. */
export async function lockSeen(
  { tx, caller, refuse }: Changing,
  seen: { readonly id: number; readonly version: number },
): Promise<RequisitionInFull> {
  const row = await lockRequisition(tx, caller, seen.id)
  if (row.version !== seen.version) {
    const filling = await positionsFilling(tx, caller, [row.id])
    throw refuse('stale', { data: { requisition: presentRequisition(row, filling, caller) } })
  }
  return row
}
