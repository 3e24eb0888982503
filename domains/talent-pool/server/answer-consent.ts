import { randomUUID } from 'node:crypto'
import { dayOf } from '@bole/approvals/model'
import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { consentUntil } from '@bole/talent-pool/model'
import { enterConsent, lockedPlace, personBehind } from './consent-store.ts'
import { leavePool } from './leave-pool.ts'
import { writeHistory } from './member-store.ts'
import { tellOwnPlace } from './own-place.ts'
import { saveSaid } from './plan-look.ts'

/** The candidate's word, as often as they like: to agree again renews it from today; to withdraw takes them out at once. */
export const answerConsent: Handler<typeof talentPoolApi.answerConsent> = async ({ body, tx, now }) => {
  const candidateId = await enterConsent(tx, body.token)
  const [[member], [person]] = await tx.load(lockedPlace(candidateId), personBehind(candidateId))
  const today = dayOf(now)
  const agrees = body.action === 'renew'
  const agreed = { given_on: today, ends_on: consentUntil(today), withdrawn_at: null }
  const themselves = { said_how: null, recorded_by: null }
  // Whoever left the pool has nothing to agree to.
  if (!agrees || member)
    await saveSaid(tx, candidateId, { ...(agrees ? agreed : { withdrawn_at: now }), ...themselves }, today)
  if (member) {
    const leaving = { ...member, name: person?.name ?? '' }
    if (!agrees) leavePool(tx, leaving, { because: 'withdrawn', by: null, now })
    const action = agrees ? ('agreed' as const) : ('withdrew' as const)
    writeHistory(tx, [{ memberId: member.id }], { action, userId: null, now, batchId: randomUUID() })
  }
  return tellOwnPlace(tx, candidateId, now)
}
