import type { Transaction } from '@bole/platform/server'
import { requestsOf, standingReceipt } from './receipt-store.ts'

/** What a candidate holds of the decision about their application, and what they asked; null while nothing is decided. */
export async function ownReceiptOf(tx: Transaction, applicationId: number) {
  const [[receipt], requests] = await tx.load(standingReceipt(applicationId), requestsOf([applicationId]))
  if (!receipt) return null
  const { decision, stage, reason, machine, decided_at, promised_on, document } = receipt
  return {
    ...{ decision, stage, reason, machine, promised_on, document },
    decided_at: decided_at.toISOString(),
    requests: requests.map(({ kind, asked_at, settled_at, answer }) => ({
      kind,
      asked_at: asked_at.toISOString(),
      settled_at: settled_at?.toISOString() ?? null,
      answer,
    })),
  }
}
