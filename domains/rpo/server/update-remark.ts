import type { Handler } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { whatCanBeDone } from '@bole/rpo/model'
import { rpo } from './open-positions.ts'
import { presentRecord } from './present.ts'
import { lockRecord } from './record-store.ts'

/** What recruiters should know of a file; it can be written until the file was decided about. */
export const updateRemark: Handler<typeof rpoApi.updateRemark> = async (context) => {
  const { body, caller, tx, language, refuse } = context
  const row = await lockRecord(tx, caller, body.id)
  if (!whatCanBeDone({ state: row.state, batch: row.batch_state }).remark) throw refuse('already_settled')
  if (row.version !== body.version) throw refuse('stale', { data: { record: presentRecord(row, language) } })
  const version = row.version + 1
  tx.saveOne(
    rpo
      .updateTable('rpo_records')
      .set({ remark: body.remark, version })
      .where('id', '=', row.id)
      .where('version', '=', row.version),
    refuse('stale'),
  )
  tx.announce('rpo_record', { rpo_batch: row.batch_id })
  return { id: row.id, version }
}
