import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { whyNotDelete } from '@bole/positions/model'
import { lockOne } from './lock-one.ts'
import { positions } from './position-store.ts'
import { standingOf } from './standing.ts'

/** Its row stays for the applications that ended here. */
export const deletePosition: Handler<typeof positionsApi.deletePosition> = async (context) => {
  const { tx, refuse } = context
  const row = await lockOne(context, context.body)
  const standing = standingOf(row)
  const why = whyNotDelete(standing)
  if (why) throw refuse(why, { values: { count: standing.live } })
  tx.saveOne(
    positions
      .updateTable('positions')
      .set({ is_deleted: true, version: row.version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', row.version),
    refuse('stale'),
  )
  tx.announce('position', row.id)
  return { id: row.id }
}
