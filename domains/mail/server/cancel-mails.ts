import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { mails } from './mail-store.ts'

/** Takes messages back that were not sent yet; what is being handed over this moment may still leave. */
export function cancelMails(tx: Transaction, ids: readonly number[]): void {
  tx.save(
    mails
      .updateTable('mails')
      .set({ state: 'cancelled', next_try_at: null })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('state', '=', 'waiting'),
  )
  for (const id of ids) tx.announce('mail', id)
}
