import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { referral } from './referral-store.ts'

const openJob = declareJob('referral.open_positions', z.object({ opens_at: z.string() }))

/** Has whatever is to open at a moment opened then. */
export function openAt(tx: Transaction, moment: Date): void {
  const opens_at = moment.toISOString()
  tx.enqueue(openJob, { opens_at }, { key: `referral.open ${tx.organisationId} ${opens_at}`, runAt: moment })
}

/** Opens the positions whose time has come; one that was set to another time, or to none, is left as it is. */
export const opensPositions = defineJob(
  openJob,
  ({ inTransaction, now }) =>
    inTransaction(async (tx) => {
      tx.save(
        referral
          .updateTable('referral_positions')
          .set({ is_open: true, opens_at: null })
          .where('opens_at', '<=', now),
      )
      tx.announce('referral_position')
    }),
  { nobodyWaits: 'a position counts as open from its time on, whether or not it was looked at' },
)
