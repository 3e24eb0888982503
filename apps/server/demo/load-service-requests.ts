import type { Transaction } from '@bole/platform/server'
import { insertRows } from './insert-rows.ts'

const day = 86_400_000

/** What the company has asked the operators of the server for: one request waits, and one was taken back. */
export function loadServiceRequests(tx: Transaction, now: Date): void {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const own = { organisation_id: tx.organisationId, asked_name: '何静' }
  insertRows(tx, 'service_requests', [
    {
      ...{ ...own, type: 'message', quantity: 2000, note: '先试用一个月', state: 'withdrawn' },
      ...{ handled_name: '何静', handled_at: before(19), created_at: before(20) },
      ...{ answer: '', version: 2 },
    },
    {
      ...{ ...own, type: 'message', quantity: 5000, note: '春季校招的面试邀约', state: 'waiting' },
      ...{ handled_name: '', handled_at: null, created_at: before(2) },
      ...{ answer: '', version: 1 },
    },
  ])
}
