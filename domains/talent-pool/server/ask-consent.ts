import { randomUUID } from 'node:crypto'
import { ownOrganisation } from '@bole/accounts/server'
import { writeMail } from '@bole/mail/server'
import { fillText, languageOf } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { type Handler, secrets } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { consentUntil } from '@bole/talent-pool/model'
import { pool } from './folder-store.ts'
import { leftOut, lockSeen } from './lock-seen.ts'
import { writeHistory } from './member-store.ts'

/** Sends each a link of their own; who has no address is named. Of the link only the digest is kept. */
export const askConsent: Handler<typeof talentPoolApi.askConsent> = async (context) => {
  const { body, tx, caller, language, now } = context
  const { theirs, others } = await lockSeen(context, body.ids)
  const [[own]] = await tx.load(ownOrganisation.ownOrganisation(tx))
  const spoken = languageOf(own?.language ?? language) ?? language
  const texts = talentPoolRefusals[spoken]
  const reached = theirs.flatMap((one) => (one.email ? { ...one, email: one.email } : []))
  for (const { candidate_id, name, email } of reached) {
    const token = secrets.newSecret()
    const asked = { asked_at: now, token_digest: secrets.digestOf(token) }
    const row = { organisation_id: tx.organisationId, candidate_id, ...asked }
    tx.save(
      pool
        .insertInto('pool_consents')
        .values(row)
        .onConflict((same) => same.columns(['organisation_id', 'candidate_id']).doUpdateSet(asked)),
    )
    const until = consentUntil(now.toISOString().slice(0, 10))
    const values = { name, organisation: own?.name ?? '', until, link: linkTo(`/careers/pool/${token}`) }
    const words = { subject: fillText(texts.mail_subject, values), text: fillText(texts.mail_text, values) }
    await writeMail(tx, { to: email, language: spoken, ...words, about: 'talent pool', isSecret: true })
  }
  const batchId = randomUUID()
  const happened = reached.map(({ id }) => ({ memberId: id }))
  writeHistory(tx, happened, { action: 'consent_asked', userId: caller.userId, now, batchId })
  const said = talentPoolRefusals[language]
  const without = theirs.filter(({ email }) => !email)
  const refused = [...leftOut(others, said.not_your_folder), ...leftOut(without, said.no_address)]
  return { batch_id: batchId, done: reached.length, refused }
}
