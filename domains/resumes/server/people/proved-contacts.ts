import { sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { mailKeyOf, phoneKeyOf } from '../../model/people/person-keys.ts'
import { resumes } from '../resume-store.ts'
import { lookLater } from './look-later.ts'

interface Proved {
  readonly candidateId: number
  readonly by: 'mail' | 'sms'
  /** The address or number that a link was sent to, as it was written. */
  readonly contact: string
  readonly at: Date
}

/** The keys of a phone and a mail, as contacts that were proved are kept under. */
export function contactKeys({
  phone,
  email,
}: {
  readonly phone: string | null
  readonly email: string | null
}) {
  const keys = [phone && phoneKeyOf(phone), email && mailKeyOf(email)]
  return keys.flatMap((key, at) => (key ? `${at === 0 ? 'p' : 'm'}:${key}` : []))
}

/** Somebody used a link that was sent to an address alone: it is theirs. Other records with it are looked for after. */
export function proveContact(tx: Transaction, { candidateId, by, contact, at }: Proved): void {
  const [key] = contactKeys(by === 'mail' ? { phone: null, email: contact } : { phone: contact, email: null })
  if (key === undefined) return
  const row = { organisation_id: tx.organisationId, candidate_id: candidateId, key: key.slice(0, 200) }
  tx.save(
    resumes
      .insertInto('proved_contacts')
      .values({ ...row, proved_at: at })
      .onConflict((same) => same.doNothing()),
  )
  lookLater(tx, candidateId)
}

/** Other records that proved a contact which somebody proved too, unless somebody said that they, or records merged into them, are two people. */
export function provedAlike(candidateId: number) {
  const own = sql`select records_behind(${candidateId})`
  return resumes
    .selectFrom('proved_contacts as mine')
    .innerJoin('proved_contacts as theirs', (join) => sameTenant(join, 'theirs.key', 'mine.key'))
    .select(['mine.key', sql<number>`person_now(theirs.candidate_id)`.as('id')])
    .distinct()
    .where('mine.candidate_id', 'in', sql<number>`(${own})`)
    .where('theirs.candidate_id', 'not in', sql<number>`(${own})`)
    .where(
      sql<SqlBool>`not exists (select from suspected_pairs p where p.organisation_id = mine.organisation_id and p.state = 'not_same'
        and ((p.one_id in (${own}) and person_now(p.other_id) = person_now(theirs.candidate_id))
          or (p.other_id in (${own}) and person_now(p.one_id) = person_now(theirs.candidate_id))))`,
    )
    .orderBy('id')
}
