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

interface Asking {
  readonly now: Date
  readonly language: Language
}

/** Words the letter to each, in the language of their newest application, around the link to be followed. */
export async function lettersTo(tx: Transaction, people: readonly Reached[], { now, language }: Asking) {
  const [[own]] = await tx.load(ownOrganisation.ownOrganisation(tx))
  const spoken = languageOf(own?.language ?? language) ?? language
  const languageOfPerson = await languagesOf(
    tx,
    people.map(({ candidate_id }) => candidate_id),
  )
  return ({ candidate_id, name }: Reached, link: string) => {
    const theirs = languageOfPerson.get(candidate_id) ?? spoken
    const texts = talentPoolRefusals[theirs]
    const values = { name, organisation: own?.name ?? '', until: consentUntil(dayOf(now)), link }
    const words = { subject: fillText(texts.mail_subject, values), text: fillText(texts.mail_text, values) }
    return { language: theirs, words }
  }
}

/** Sends each a link of their own, at which they agree to be kept or withdraw. Of the link only the digest is kept. */
export async function sendConsentLinks(
  tx: Transaction,
  people: readonly Reached[],
  asking: Asking,
): Promise<void> {
  const letterTo = await lettersTo(tx, people, asking)
  for (const person of people) {
    const { candidate_id, email } = person
    const token = secrets.newSecret()
    const asked = { asked_at: asking.now, token_digest: secrets.digestOf(token) }
    const row = { organisation_id: tx.organisationId, candidate_id, ...asked }
    tx.save(
      pool
        .insertInto('pool_consents')
        .values(row)
        .onConflict((same) => same.columns(['organisation_id', 'candidate_id']).doUpdateSet(asked)),
    )
    const { language, words } = letterTo(person, linkTo(`/careers/pool/${token}`))
    await writeMail(tx, { to: email, language, ...words, about: 'talent pool', isSecret: true })
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
