import { randomUUID } from 'node:crypto'
import { dayOf } from '@bole/approvals/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { defineJob, type Transaction } from '@bole/platform/server'
import { heldConsent, renewalOn } from '@bole/talent-pool/model'
import { consentAt, consentsOf, lockedPlace } from './consent-store.ts'
import { pool } from './folder-store.ts'
import { leavePool } from './leave-pool.ts'
import { writeHistory } from './member-store.ts'
import { lookAtConsentJob, lookOn } from './plan-look.ts'
import { sendConsentLinks } from './send-consent-links.ts'

/** Asks for an agreement again in its last month, and lets go who did not answer; safe to repeat, as what was done is kept with it. */
export const looksAtConsent = defineJob(
  lookAtConsentJob,
  ({ payload, inTransaction, now }) => inTransaction((tx) => look(tx, payload.consent_id, now)),
  { nobodyWaits: 'the pool shows whose agreement ends soon or has ended' },
)

async function look(tx: Transaction, id: number, now: Date): Promise<void> {
  const own = await tx.find(consentAt(id))
  if (!own) return
  const { candidate_id, name, email } = own
  const [said] = await tx.load(consentsOf([candidate_id]))
  const held = heldConsent(said)
  // What another of their records says is looked at by itself.
  if (held?.id !== id) return
  const consent = { ...held, owner_told_at: own.owner_told_at }
  const member = await tx.find(lockedPlace(candidate_id))
  const today = dayOf(now)
  const { due, next } = renewalOn(today, consent, { canBeAsked: email !== null })
  // Whoever is out of the pool for now may be kept again while they still agree.
  const isOver = consent.ends_on !== null && consent.ends_on < today
  if (next !== null && (member || !isOver)) lookOn(tx, id, next)
  if (!member || due === null) return
  const deed = { userId: null, now, batchId: randomUUID() }
  if (due === 'let_go') {
    leavePool(tx, { ...member, name }, { because: 'lapsed', by: null, now })
    writeHistory(tx, [{ memberId: member.id }], { action: 'lapsed', ...deed })
  } else if (email !== null) {
    await sendConsentLinks(tx, [{ candidate_id, name, email }], { now, language: 'zh-CN' })
    writeHistory(tx, [{ memberId: member.id }], { action: 'renewal_asked', ...deed })
  } else if (consent.owner_told_at === null) {
    tellOwner(tx, member.owner_user_id, { name, day: consent.ends_on ?? '' })
    tx.save(pool.updateTable('pool_consents').set({ owner_told_at: now }).where('id', '=', id))
  }
}

/** Who has no address is asked by nobody but whoever looks after them. */
function tellOwner(
  tx: Transaction,
  userId: number | null,
  facts: { readonly name: string; readonly day: string },
): void {
  if (userId !== null) tell(tx, [{ userId, kind: 'pool_consent_ends', facts, link: ways.pool() }])
}
