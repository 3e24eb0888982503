import type { Transaction } from '@bole/platform/server'
import { isSameName, phoneNumberOf } from '@bole/resumes/model'
import { sql } from 'kysely'
import { resumes } from './resume-store.ts'

/** What somebody says of themselves. */
export interface Identity {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

/** The contacts two people cannot share by chance, as they are compared. */
export function contactsOf({ phone, email }: Omit<Identity, 'name'>) {
  return { phone: phone ? (phoneNumberOf(phone) ?? phone) : '', email: email?.trim().toLowerCase() ?? '' }
}

/**
 * The person with this name and the same phone or mail; null when there is none: one contact under two names is two
 * people. Until the transaction ends, nobody else looks for the same contacts, so that two files of one new person at
 * once find or add one person.
 */
export async function findSamePerson(tx: Transaction, identity: Identity): Promise<number | null> {
  const { phone, email } = contactsOf(identity)
  const names = [...(phone ? [`phone:${phone}`] : []), ...(email ? [`email:${email}`] : [])]
  if (names.length === 0) return null
  const of = resumes.selectFrom('candidates').select(['id', 'name', 'phone', 'email', 'merged_into'])
  const [, byPhone, byEmail] = await tx.load(
    tx.hold(...names),
    of
      .where('phone', '=', phone || null)
      .orderBy('id')
      .limit(50),
    of
      .where(sql<string | null>`email_key`, '=', email || null)
      .orderBy('id')
      .limit(50),
  )
  const found = sameAmong(identity.name, byPhone, byEmail)
  if (!found || found.merged_into === null) return found?.id ?? null
  // Somebody merged since is known by another record.
  const now = await tx.find(resumes.selectNoFrom(sql<number>`person_now(${found.id})`.as('id')))
  return now?.id ?? null
}

/** Of those with the same phone and those with the same mail whoever has the name; first who has both. */
export function sameAmong<Row extends { readonly id: number; readonly name: string }>(
  named: string,
  byPhone: readonly Row[],
  byEmail: readonly Row[],
): Row | undefined {
  const same = [...byPhone, ...byEmail].filter(({ name }) => isSameName(name, named))
  const both = same.find(
    ({ id }) => byPhone.some((row) => row.id === id) && byEmail.some((row) => row.id === id),
  )
  return both ?? same[0]
}
