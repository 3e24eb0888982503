import { randomUUID } from 'node:crypto'
import type { Handler } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { heldConsent, isAskedJustNow } from '@bole/talent-pool/model'
import { consentsOf } from './consent-store.ts'
import { leftOut, lockSeen } from './lock-seen.ts'
import { writeHistory } from './member-store.ts'
import { sendConsentLinks } from './send-consent-links.ts'

/** Asks people by mail, once a day; who has no address or was asked just now is named. */
export const askConsent: Handler<typeof talentPoolApi.askConsent> = async (context) => {
  const { body, tx, caller, language, now } = context
  const { theirs, others } = await lockSeen(context, body.ids)
  const [said] = await tx.load(consentsOf(theirs.map(({ candidate_id }) => candidate_id)))
  const isAsked = ({ candidate_id }: { readonly candidate_id: number }) =>
    isAskedJustNow(now, heldConsent(said.filter((one) => one.candidate_id === candidate_id)))
  const reached = theirs.flatMap((one) => (one.email && !isAsked(one) ? { ...one, email: one.email } : []))
  await sendConsentLinks(tx, reached, { now, language })
  const batchId = randomUUID()
  const happened = reached.map(({ id }) => ({ memberId: id }))
  writeHistory(tx, happened, { action: 'consent_asked', userId: caller.userId, now, batchId })
  const texts = talentPoolRefusals[language]
  const without = theirs.filter(({ email }) => !email)
  const asked = theirs.filter((one) => one.email && isAsked(one))
  const refused = [
    ...leftOut(others, texts.not_your_folder),
    ...leftOut(without, texts.no_address),
    ...leftOut(asked, texts.asked_already),
  ]
  return { batch_id: batchId, done: reached.length, refused }
}
