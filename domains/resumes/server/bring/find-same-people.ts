import { prepared, type Transaction } from '@bole/platform/server'
import { contactsOf, type Identity, sameAmong } from '../find-same-person.ts'

interface Sharing {
  readonly key: string
  readonly by: 'phone' | 'email'
  readonly id: number
  readonly name: string
  /** Who stands for somebody merged since. */
  readonly known_as: number
}

// Text: what a hundred thousand rows ask for some hundreds at a time, of each contact so many at most.
const sharing = prepared<Sharing>(`
select key, 'phone' as by, c.id, c.name, case when c.merged_into is null then c.id else person_now(c.id) end as known_as
from unnest($1::text[]) key cross join lateral
  (select id, name, merged_into from candidates where phone = key order by id limit 50) c
union all
select key, 'email', c.id, c.name, case when c.merged_into is null then c.id else person_now(c.id) end
from unnest($2::text[]) key cross join lateral
  (select id, name, merged_into from candidates where email_key = key order by id limit 50) c`)

/** {@link findSamePerson} for many at once, in their order: one look-up, and nobody else looks for their contacts until the transaction ends. */
export async function findSamePeople(
  tx: Transaction,
  identities: readonly Identity[],
): Promise<readonly (number | null)[]> {
  const contacts = identities.map(contactsOf)
  const phones = [...new Set(contacts.flatMap(({ phone }) => phone || []))]
  const emails = [...new Set(contacts.flatMap(({ email }) => email || []))]
  if (phones.length + emails.length === 0) return identities.map(() => null)
  const [, rows] = await tx.load(
    tx.hold(...phones.map((phone) => `phone:${phone}`), ...emails.map((email) => `email:${email}`)),
    sharing(phones, emails),
  )
  const byKey = Map.groupBy(rows, ({ by, key }) => `${by}:${key}`)
  return identities.map(({ name }, at) => {
    const { phone = '', email = '' } = contacts[at] ?? {}
    const found = sameAmong(name, byKey.get(`phone:${phone}`) ?? [], byKey.get(`email:${email}`) ?? [])
    return found?.known_as ?? null
  })
}
