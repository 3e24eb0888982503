import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import { boards, type Channel } from '@bole/positions/model'
import * as z from 'zod'
import { positions } from '../position-store.ts'
import { portOf } from './channel-port.ts'
import { standingIn } from './channel-store.ts'

const syncChannelJob = declareJob('positions.sync_channel', z.object({ channel: z.enum(boards.channels) }))

/** Has a board looked through once this is committed; several changes of one board are one look. */
export function syncSoon(tx: Transaction, channel: Channel): void {
  tx.enqueue(syncChannelJob, { channel }, { key: `${syncChannelJob.name} ${tx.organisationId} ${channel}` })
}

/** Publishes what belongs in a board and withdraws what does not; done again, it finds nothing left to do. */
export const syncsChannel = defineJob(
  syncChannelJob,
  ({ payload, inTransaction, now }) => inTransaction((tx) => sync(tx, payload.channel, now)),
  { nobodyWaits: 'the list of boards shows what is still to be published' },
)

async function sync(tx: Transaction, channel: Channel, now: Date): Promise<void> {
  const [rows] = await tx.load(standingIn(channel).forUpdate('channel_positions'))
  for (const row of rows) {
    const next = boards.nextInChannel(row)
    if (next === null) continue
    const entry = { positionId: row.position_id, title: row.title, category: row.category }
    const isDone = await portOf[channel][next](entry).then(
      () => true,
      () => false,
    )
    const reached = next === 'publish' ? ('published' as const) : ('withdrawn' as const)
    const state = isDone ? reached : ('failed' as const)
    tx.save(
      positions
        .updateTable('channel_positions')
        .set({ state, published_at: state === 'published' ? now : row.published_at })
        .where('position_id', '=', row.position_id)
        .where('channel', '=', channel),
    )
    tx.announce('channel')
  }
}
