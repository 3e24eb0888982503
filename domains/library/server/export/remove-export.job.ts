import { defineJob } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { exportRow, removeExportJob } from './export-store.ts'

/** Removes the file of an export; that it was made stays. A run that broke off finds it again, as the file goes first. */
export const removeExportFile = defineJob(
  removeExportJob,
  async ({ payload, store, inTransaction }) => {
    const one = await inTransaction((tx) => tx.find(exportRow(payload.export_id)))
    if (!one || one.application_ids.length === 0) return
    await store.remove(one.storage_key)
    await inTransaction(async (tx) => {
      tx.save(
        library
          .updateTable('exports')
          .set({ state: 'removed', application_ids: [] })
          .where('id', '=', one.id),
      )
      tx.announce('export', one.id)
    })
  },
  { nobodyWaits: 'a file that stays longer than it was said harms nobody, and an operator finds it' },
)
