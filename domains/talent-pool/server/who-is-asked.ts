import type { Context } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { heldConsent, isAskedJustNow } from '@bole/talent-pool/model'
import { consentsOf } from './consent-store.ts'
import { leftOut, lockSeen } from './lock-seen.ts'

type Asking = Pick<Context<typeof talentPoolApi.askConsent>, 'body' | 'tx' | 'caller' | 'language' | 'now'>

/** Whom asking writes to, once a day; who has no address, was asked just now or is not the caller's is named with the reason. */
export async function whoIsAsked(context: Asking) {
  const { body, tx, language, now } = context
  const { theirs, others } = await lockSeen(context, body.ids)
  const [said] = await tx.load(consentsOf(theirs.map(({ candidate_id }) => candidate_id)))
  const isAsked = ({ candidate_id }: { readonly candidate_id: number }) =>
    isAskedJustNow(now, heldConsent(said.filter((one) => one.candidate_id === candidate_id)))
  const reached = theirs.flatMap((one) => (one.email && !isAsked(one) ? { ...one, email: one.email } : []))
  const texts = talentPoolRefusals[language]
  const without = theirs.filter(({ email }) => !email)
  const asked = theirs.filter((one) => one.email && isAsked(one))
  const refused = [
    ...leftOut(others, texts.not_your_folder),
    ...leftOut(without, texts.no_address),
    ...leftOut(asked, texts.asked_already),
  ]
  return { reached, refused }
}
