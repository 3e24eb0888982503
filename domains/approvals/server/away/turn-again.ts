import { dayOf, type Span, turningPoints } from '@bole/approvals/model'
import { approving, telling } from '@bole/pipeline/server'
import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { latestRounds } from '../round-store.ts'
import { turnsOf } from '../turns-of.ts'
import { deputiesOf, openWith } from './delegation-store.ts'

const turnAgainJob = declareJob('approvals.turn_again', z.object({ user_id: z.number() }))

/** Whose turn it is in everything open that somebody was asked, by who answers for them now. */
export async function turnAgain(tx: Transaction, userId: number, now: Date): Promise<void> {
  const [open] = await tx.load(openWith(userId))
  const waiting = open.map(({ id }) => id)
  if (waiting.length === 0) return
  // Who answers at this moment is heard first, as answers lock the same.
  const [, latest] = await tx.load(
    approving.lockedApplications(waiting, telling.everyone),
    latestRounds(waiting),
  )
  const rounds = latest.filter(({ state }) => state === 'open')
  const ids = rounds.map(({ application_id }) => application_id)
  const asked = [...new Set(rounds.flatMap(({ steps }) => steps.map((step) => step.userId)))]
  const [deputies] = await tx.load(deputiesOf(asked, dayOf(now)))
  const followed = rounds.map(({ application_id: applicationId, steps }) => ({
    applicationId,
    steps,
    dueOf: null,
  }))
  approving.keepTurnsOfApprovers(tx, ids, turnsOf(followed, deputies), null)
}

/** Somebody’s time away begins, or is over. */
export const turnsWhileAway = defineJob(
  turnAgainJob,
  ({ payload, inTransaction, now }) => inTransaction((tx) => turnAgain(tx, payload.user_id, now)),
  { nobodyWaits: 'whoever was asked can answer themselves' },
)

/** Has turns looked at when others answer for somebody than before. */
export function planTurns(tx: Transaction, userId: number, span: Span, now: Date): void {
  for (const runAt of turningPoints(span, now))
    tx.enqueue(
      turnAgainJob,
      { user_id: userId },
      { runAt, key: `approvals.turn ${tx.organisationId} ${userId} ${runAt.toISOString()}` },
    )
}
