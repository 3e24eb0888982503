import type { Handler } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { sql } from 'kysely'
import { requireFolder } from './folder-store.ts'
import { rpo } from './open-positions.ts'
import { lockDrafts } from './record-store.ts'

/** Sorts files of drafts into a folder of their sender's, or out of all. */
export const moveRecords: Handler<typeof rpoApi.moveRecords> = async ({ body, caller, tx, refuse }) => {
  if (body.dir_id !== null) await requireFolder(tx, caller, body.dir_id)
  const rows = await lockDrafts(tx, caller, body.ids)
  if (!rows) throw refuse('already_sent')
  tx.save(
    rpo
      .updateTable('rpo_records')
      .set({ folder_id: body.dir_id })
      .where('id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`),
  )
  tx.announce('rpo_folder', body.dir_id)
  for (const id of new Set(rows.map(({ batch_id }) => batch_id))) tx.announce('rpo_record', { rpo_batch: id })
  return { count: rows.length }
}
