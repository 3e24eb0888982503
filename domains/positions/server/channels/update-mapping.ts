import { type Handler, notFound } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { positions, visiblePositions } from '../position-store.ts'
import { mayManage } from '../scope.ts'
import { syncSoon } from './sync-channel.job.ts'

/** What is said of a position waits until a job has seen to it. */
export const updateMapping: Handler<typeof positionsApi.updateMapping> = async (context) => {
  const { body, caller, tx, refuse } = context
  const position = await tx.find(
    visiblePositions(caller).select('positions.id').where('positions.id', '=', body.id),
  )
  if (!position) throw notFound()
  if (!mayManage(caller)) throw refuse('read_only')
  const { channel, category, is_wanted } = body
  tx.save(
    positions
      .insertInto('channel_positions')
      .values({ organisation_id: tx.organisationId, position_id: body.id, channel, category, is_wanted })
      .onConflict((same) =>
        same.columns(['organisation_id', 'position_id', 'channel']).doUpdateSet({ category, is_wanted }),
      ),
  )
  syncSoon(tx, channel)
  tx.announce('channel')
  return {}
}
