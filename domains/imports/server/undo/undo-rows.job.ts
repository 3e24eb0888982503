import { bounds } from '@bole/imports/model'
import { countProgress } from '@bole/inbox/server'
import { defineJob, type Transaction } from '@bole/platform/server'
import { importRow, imports, plusSums, rowsThatMade, undoRowsJob } from '../import-store.ts'
import { takeBack } from './take-back.ts'

/** Takes out again what rows made, the last row first, some hundreds in a transaction; a run that broke off goes on where it was. */
export const undoRows = defineJob(
  undoRowsJob,
  async ({ payload, inTransaction, now }) => {
    while (await inTransaction((tx) => undoSome(tx, payload.import_id, now)));
  },
  ({ payload, inTransaction }) => inTransaction((tx) => stopUndoing(tx, payload.import_id)),
)

async function undoSome(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const one = await tx.find(importRow(id).forUpdate())
  if (one?.state !== 'undoing') return false
  const [rows] = await tx.load(rowsThatMade(id).selectAll().orderBy('place', 'desc').limit(bounds.rowsAtOnce))
  tx.announce('import', id)
  if (rows.length === 0) {
    tx.save(imports.updateTable('imports').set({ state: 'undone', ended_at: now }).where('id', '=', id))
    if (one.progress_id !== null) await countProgress(tx, one.progress_id, { done: 0, failed: 0 })
    return false
  }
  const { removed, in_part, kept } = await takeBack(tx, id, rows)
  tx.save(plusSums(id, { removed, in_part, kept }))
  if (one.progress_id !== null)
    await countProgress(tx, one.progress_id, { done: removed, failed: in_part + kept })
  return true
}

/** What was taken out stays out; the rest can be undone by asking again. */
async function stopUndoing(tx: Transaction, id: number): Promise<void> {
  const one = await tx.find(importRow(id).forUpdate())
  if (one?.state !== 'undoing') return
  const left = await tx.find(rowsThatMade(id).select(({ fn }) => fn.countAll<number>().as('total')))
  tx.save(imports.updateTable('imports').set({ state: 'done' }).where('id', '=', id))
  tx.announce('import', id)
  if (one.progress_id !== null)
    await countProgress(tx, one.progress_id, { done: 0, failed: left?.total ?? 0 })
}
