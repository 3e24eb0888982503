import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { lockMails, mails } from './mail-store.ts'

/**
 * Takes messages back that were not sent yet; answers those that cannot be, as they are being handed over this moment. To be asked before what
 * follows a mail is locked: what becomes of mails is written down in that order.
 */
export async function cancelMails(tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const [rows] = await tx.load(lockMails(ids))
  const taken = rows.filter((row) => row.state === 'waiting' && !row.is_on_the_wire).map(({ id }) => id)
  tx.save(
    mails
      .updateTable('mails')
      .set({ state: 'cancelled', next_try_at: null })
      .where('id', '=', sql<number>`any(${taken}::bigint[])`),
  )
  for (const id of taken) tx.announce('mail', id)
  return new Set(rows.filter((row) => row.is_on_the_wire).map(({ id }) => id))
}
