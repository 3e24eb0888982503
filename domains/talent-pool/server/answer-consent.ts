import { randomUUID } from 'node:crypto'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import type { Handler, Transaction } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { consentUntil } from '@bole/talent-pool/model'
import { enterConsent, lockedPlace, personBehind } from './consent-store.ts'
import { pool } from './folder-store.ts'
import { members, withdrawOpen, writeHistory } from './member-store.ts'
import { tellOwnPlace } from './own-place.ts'

/** The candidate's word, as often as they like: to agree again renews it from today; to withdraw takes them out at once. */
export const answerConsent: Handler<typeof talentPoolApi.answerConsent> = async ({ body, tx, now }) => {
  const candidateId = await enterConsent(tx, body.token)
  const [[member], [person]] = await tx.load(lockedPlace(candidateId), personBehind(candidateId))
  const today = now.toISOString().slice(0, 10)
  const agrees = body.action === 'renew'
  const agreed = { given_on: today, ends_on: consentUntil(today), withdrawn_at: null }
  // Whoever left the pool has nothing to agree to.
  if (!agrees || member)
    tx.save(
      pool
        .updateTable('pool_consents')
        .set(agrees ? agreed : { withdrawn_at: now })
        .where('candidate_id', '=', candidateId),
    )
  if (member) {
    if (!agrees) leave(tx, { ...member, name: person?.name ?? '' }, now)
    const action = agrees ? ('agreed' as const) : ('withdrew' as const)
    writeHistory(tx, [{ memberId: member.id }], { action, userId: null, now, batchId: randomUUID() })
  }
  return tellOwnPlace(tx, candidateId, now)
}

interface Leaving {
  readonly id: number
  readonly name: string
  readonly owner_user_id: number | null
}

function leave(tx: Transaction, { id, name, owner_user_id }: Leaving, now: Date): void {
  tx.save(members([id]).set({ left_at: now, left_because: 'withdrawn' }))
  withdrawOpen(tx, [{ id }], now)
  if (owner_user_id === null) return
  tell(tx, [{ userId: owner_user_id, kind: 'pool_left', facts: { name }, link: ways.pool() }])
}
