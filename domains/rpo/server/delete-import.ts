import type { Handler } from '@bole/platform/server'
import { people } from '@bole/resumes/server'
import type { rpoApi } from '@bole/rpo/contract'
import { sql } from 'kysely'
import { rpo } from './open-positions.ts'
import { lockDrafts } from './record-store.ts'

/** Takes files out of drafts, with what was kept of them; a draft that is empty then goes, too. */
export const deleteImport: Handler<typeof rpoApi.deleteImport> = async ({ body, caller, tx, refuse }) => {
  const rows = await lockDrafts(tx, caller, body.ids)
  if (!rows) throw refuse('already_sent')
  const gone = sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`
  await tx.load(rpo.deleteFrom('rpo_records').where('id', '=', gone))
  for (const { file_id } of rows) if (file_id !== null) await people.dropFile(tx, file_id)
  const batches = [...new Set(rows.map(({ batch_id }) => batch_id))]
  tx.save(
    rpo
      .deleteFrom('rpo_batches')
      .where('id', '=', sql<number>`any(${batches}::bigint[])`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('rpo_records').select('id').whereRef('rpo_records.batch_id', '=', 'rpo_batches.id'),
          ),
        ),
      ),
  )
  for (const id of batches) {
    tx.announce('rpo_batch', id)
    tx.announce('rpo_record', { rpo_batch: id })
  }
  tx.announce('rpo_folder', null)
  return { count: rows.length }
}
