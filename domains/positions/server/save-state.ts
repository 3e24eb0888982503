import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { syncSoon } from './channels/sync-channel.job.ts'
import { type PositionInFull, positions } from './position-store.ts'

/** The first opening is remembered: it is what the time to fill is counted from. */
export function saveState(tx: Transaction, row: PositionInFull, state: 'open' | 'closed', now: Date) {
  const version = row.version + 1
  const moments =
    state === 'open'
      ? { opened_at: sql<Date>`coalesce(opened_at, ${now}::timestamptz)`, closed_at: null }
      : { closed_at: now }
  tx.saveOne(
    positions
      .updateTable('positions')
      .set({ state, version, ...moments })
      .where('id', '=', row.id)
      .where('version', '=', row.version),
  )
  for (const channel of row.in_channels) syncSoon(tx, channel)
  tx.announce('position', row.id)
  return { id: row.id, version, state }
}
