import type { importStates } from '@bole/imports/model'
import { defineJob, type Transaction } from '@bole/platform/server'
import { importRow, imports, readImportJob } from '../import-store.ts'
import { openSource } from './open-source.ts'
import { RowStaging } from './row-staging.ts'
import { settleRead } from './settle-read.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Reads a file into rows, some hundreds in a transaction, so that no more of it is held than that. A run that broke off begins anew: what it left is
 * cleared first.
 */
export const readImportFile = defineJob(
  readImportJob,
  async ({ payload, store, inTransaction }) => {
    const id = payload.import_id
    const one = await inTransaction((tx) => tx.find(importRow(id)))
    if (one?.state !== 'reading' || one.file_id === null) return
    const file = await inTransaction((tx) =>
      tx.find(imports.selectFrom('files').select(['storage_key', 'bytes']).where('id', '=', one.file_id)),
    )
    const key = file?.storage_key ?? ''
    await inTransaction((tx) => clear(tx, id))
    try {
      const staging = new RowStaging(id, inTransaction)
      const kind = await openSource(one.name, () => store.read(key), staging)
      await staging.end()
      if (staging.rows === 0) throw new Unreadable('no_rows')
      await inTransaction((tx) => settleRead(tx, id, { kind, rows: staging.rows, columns: staging.columns }))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      await inTransaction((tx) => refuse(tx, id, error.reason))
    }
  },
  ({ payload, inTransaction }) => inTransaction((tx) => refuse(tx, payload.import_id, 'not_finished')),
)

async function clear(tx: Transaction, id: number): Promise<void> {
  tx.save(
    imports.deleteFrom('import_rows').where('import_id', '=', id),
    imports.deleteFrom('import_parts').where('import_id', '=', id),
  )
}

async function refuse(tx: Transaction, id: number, reason: importStates.UnreadableReason): Promise<void> {
  await clear(tx, id)
  tx.save(
    imports
      .updateTable('imports')
      .set({ state: 'unreadable', reason, rows_read: 0 })
      .where('id', '=', id)
      .where('state', '=', 'reading'),
  )
  tx.announce('import', id)
}
