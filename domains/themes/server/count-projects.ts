import type { Reader, Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { countProjects } from './slots.ts'

/** A project's row with its counts. */
export async function countProject<Row extends { readonly id: number }>(
  tx: Transaction,
  caller: Reader,
  row: Row,
) {
  const countsOf = await providedFor(countProjects)(tx, caller, [row.id])
  return { ...row, counts: countsOf(row.id) }
}
