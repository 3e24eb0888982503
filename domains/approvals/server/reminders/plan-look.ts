import { dayOf, firstLook, type Patience } from '@bole/approvals/model'
import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'

/** Looks at one approval: whom to remind by now, and whether to pass it up. */
export const remindJob = declareJob('approvals.remind', z.object({ round_id: z.number() }))

/** Has every open approval looked at, a thousand at a time; `after_id`: those with greater numbers alone. */
export const lookAtAllJob = declareJob('approvals.look_at_all', z.object({ after_id: z.number() }))

/** Has an approval looked at; once a day is enough, however often it is planned. */
export function planLook(tx: Transaction, roundId: number, runAt: Date): void {
  const key = `approvals.remind ${tx.organisationId} ${roundId} ${dayOf(runAt)}`
  tx.enqueue(remindJob, { round_id: roundId }, { key, runAt })
}

/** Has approvals looked at when somebody who is asked now has waited too long. */
export function planReminders(
  tx: Transaction,
  roundIds: readonly number[],
  patience: Patience,
  now: Date,
): void {
  const at = firstLook(patience, now)
  if (at) for (const id of roundIds) planLook(tx, id, at)
}
