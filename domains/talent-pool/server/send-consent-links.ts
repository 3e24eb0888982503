import { ownOrganisation } from '@bole/accounts/server'
import { dayOf } from '@bole/approvals/model'
import { writeMail } from '@bole/mail/server'
import { fillText, type Language, languageOf } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { secrets, type Transaction } from '@bole/platform/server'
import { talentPoolRefusals } from '@bole/talent-pool/contract'
import { consentUntil } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'

/** Somebody who can be asked. */
export interface Reached {
  readonly candidate_id: number
  readonly name: string
  readonly email: string
}

/** Sends each, in the language of their newest application, a link of their own, at which they agree to be kept or withdraw. Of the link only the digest is kept. */
export async function sendConsentLinks(
  tx: Transaction,
  people: readonly Reached[],
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<void> {
  const [[own]] = await tx.load(ownOrganisation.ownOrganisation(tx))
  const spoken = languageOf(own?.language ?? language) ?? language
  const languageOfPerson = await languagesOf(
    tx,
    people.map(({ candidate_id }) => candidate_id),
  )
  for (const { candidate_id, name, email } of people) {
    const theirs = languageOfPerson.get(candidate_id) ?? spoken
    const texts = talentPoolRefusals[theirs]
    const token = secrets.newSecret()
    const asked = { asked_at: now, token_digest: secrets.digestOf(token) }
    const row = { organisation_id: tx.organisationId, candidate_id, ...asked }
    tx.save(
      pool
        .insertInto('pool_consents')
        .values(row)
        .onConflict((same) => same.columns(['organisation_id', 'candidate_id']).doUpdateSet(asked)),
    )
    const until = consentUntil(dayOf(now))
    const values = { name, organisation: own?.name ?? '', until, link: linkTo(`/careers/pool/${token}`) }
    const words = { subject: fillText(texts.mail_subject, values), text: fillText(texts.mail_text, values) }
    await writeMail(tx, { to: email, language: theirs, ...words, about: 'talent pool', isSecret: true })
  }
}

/** What each wrote their newest application in; nobody of whom that is not known. */
async function languagesOf(
  tx: Transaction,
  people: readonly number[],
): Promise<ReadonlyMap<number, Language>> {
  const [rows] = await tx.load(
    pool
      .selectFrom('applications')
      .select(['candidate_id', 'language'])
      .distinctOn('candidate_id')
      .where('candidate_id', '=', sql<number>`any(${people}::bigint[])`)
      .where('language', 'is not', null)
      .orderBy('candidate_id')
      .orderBy('id', 'desc'),
  )
  return new Map(
    rows.flatMap(({ candidate_id, language }) => {
      const known = languageOf(language ?? '')
      return known ? [[candidate_id, known] as const] : []
    }),
  )
}
