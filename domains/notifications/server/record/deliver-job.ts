import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'

/** A message leaves: enqueued with its row, and again when it is sent anew. */
export const deliverJob = declareJob('notifications.deliver', z.object({ record_id: z.number() }))

/** Has a message leave, now or not before a moment; planned twice it leaves once. */
export function planDelivery(tx: Transaction, id: number, at: Date | null): void {
  tx.enqueue(deliverJob, { record_id: id }, { key: `notification ${id}`, ...(at ? { runAt: at } : {}) })
}
