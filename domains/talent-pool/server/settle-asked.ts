import { ways } from '@bole/inbox/model'
import { type NewNotice, tell } from '@bole/inbox/server'
import type { Caller, Transaction } from '@bole/platform/server'
import type { DistributionState } from '@bole/talent-pool/model'
import type { OpenDistribution } from './distribution-store.ts'
import { pool } from './folder-store.ts'
import { type LockedMember, members, writeHistory } from './member-store.ts'

/** Somebody who was asked about, and what became of it; `applicationId`: where they were taken over for a position. */
export interface Answered {
  readonly member: LockedMember
  readonly asked: OpenDistribution
  readonly state: DistributionState
  readonly applicationId: number | null
}

interface Deed {
  readonly caller: Caller
  readonly now: Date
  readonly batchId: string
  readonly reason: string
}

/** Writes down what became of it; whoever takes somebody over without a position looks after them. The other side is told. */
export function settleAsked(tx: Transaction, answered: readonly Answered[], deed: Deed): void {
  const { caller, now, batchId, reason } = deed
  for (const { asked, state, applicationId, member } of answered) {
    tx.save(
      pool
        .updateTable('pool_distributions')
        .set({ state, reason, settled_at: now, application_id: applicationId })
        .where('id', '=', asked.id),
    )
    if (state === 'accepted' && asked.position_id === null)
      tx.save(members([member.id]).set({ owner_user_id: caller.userId }))
  }
  const [first] = answered
  if (!first) return
  const happened = answered.map(({ member, asked }) => ({ memberId: member.id, distributionId: asked.id }))
  writeHistory(tx, happened, { action: first.state, userId: caller.userId, now, batchId, text: reason })
  tell(
    tx,
    answered.flatMap((one) => noticeOf(one, deed)),
  )
}

function noticeOf({ member, asked, state, applicationId }: Answered, { caller, reason }: Deed): NewNotice[] {
  const facts = { by: caller.name, name: member.name, reason }
  const link = applicationId === null ? ways.pool() : ways.candidate(applicationId)
  if (state === 'withdrawn')
    return [{ userId: asked.to_user_id, kind: 'pool_withdrawn', facts, link: ways.pool() }]
  if (asked.from_user_id === null || asked.from_user_id === caller.userId) return []
  const kind = state === 'accepted' ? 'pool_accepted' : 'pool_declined'
  return [{ userId: asked.from_user_id, kind, facts, link }]
}
