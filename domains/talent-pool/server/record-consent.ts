import { randomUUID } from 'node:crypto'
import { dayOf } from '@bole/approvals/model'
import { fillText } from '@bole/platform/contract'
import type { Handler } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { consentUntil, heldConsent, saidLater } from '@bole/talent-pool/model'
import { consentsOf } from './consent-store.ts'
import { leavePool } from './leave-pool.ts'
import { leftOut, lockSeen } from './lock-seen.ts'
import { writeHistory } from './member-store.ts'
import { saveSaid } from './plan-look.ts'

/** Writes down what people said to a colleague: they agree from that day on, or leave the pool at once. */
export const recordConsent: Handler<typeof talentPoolApi.recordConsent> = async (context) => {
  const { body, tx, caller, refuse, language, now } = context
  const { action, how, said_on, text } = body
  const today = dayOf(now)
  if (said_on > today) throw refuse('day_ahead')
  const { theirs, others } = await lockSeen(context, body.ids)
  const agrees = action === 'agreed'
  const agreed = { given_on: said_on, ends_on: consentUntil(said_on), withdrawn_at: null }
  const by = { said_how: how, recorded_by: caller.userId }
  const [given] = await tx.load(consentsOf(theirs.map(({ candidate_id }) => candidate_id)))
  const later = new Map<number, string>()
  for (const member of theirs) {
    const said = agrees ? agreed : { withdrawn_at: now }
    const held = heldConsent(given.filter(({ candidate_id }) => candidate_id === member.candidate_id))
    const day = agrees ? saidLater(held, said_on) : null
    if (day !== null) {
      later.set(member.id, day)
      continue
    }
    await saveSaid(tx, member.candidate_id, { ...said, ...by }, today)
    if (!agrees) leavePool(tx, member, { because: 'withdrawn', by: caller.userId, now })
  }
  const batchId = randomUUID()
  writeHistory(
    tx,
    theirs.filter(({ id }) => !later.has(id)).map(({ id }) => ({ memberId: id, how })),
    {
      action: agrees ? 'agreement_recorded' : 'withdrawal_recorded',
      userId: caller.userId,
      now,
      batchId,
      text,
    },
  )
  const texts = talentPoolRefusals[language]
  const outdated = theirs.flatMap((member) => {
    const day = later.get(member.id)
    return day === undefined ? [] : leftOut([member], fillText(texts.said_later, { day }))
  })
  const refused = [...leftOut(others, texts.not_your_folder), ...outdated]
  return { batch_id: batchId, done: theirs.length - later.size, refused }
}
