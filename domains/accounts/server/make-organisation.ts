import { accountsEvents } from '@bole/accounts/contract'
import type { Language } from '@bole/platform/contract'
import { inserted, prepared, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from './account-store.ts'
import { decoyHash } from './password-hash.ts'
import { givePasswordLink } from './users/password-link.ts'
import { userNote } from './users/user-store.ts'
import { isUsernameTaken } from './users/username.ts'

// Text: functions of the database, which alone look across organisations before there is one to enter.
const newId = prepared<{ id: number }>('select new_organisation_id() as id')
const slugTaken = prepared<{ is_taken: boolean }>('select is_slug_taken($1) as is_taken')

/** An organisation that an operator makes, with the person who administers it. */
export interface NewOrganisation {
  readonly name: string
  readonly slug: string
  readonly language: Language
  /** When its service ends; null: not at all. */
  readonly expires_at: Date | null
  readonly account: { readonly username: string; readonly name: string; readonly email: string }
}

/**
 * Makes an organisation with a department of its name and its main account, an OrgAdmin2 (decision 86), whose password a link sets; the
 * transaction goes on in it. Answers which name is somebody else's instead, where one is.
 */
export async function makeOrganisation(
  { tx, now, language }: { readonly tx: Transaction; readonly now: Date; readonly language: Language },
  { account, ...fields }: NewOrganisation,
) {
  // Made before anything is held: it may take its time.
  const password_hash = await decoyHash()
  const [, [slug], [made]] = await tx.load(tx.holdForAll('organisations'), slugTaken(fields.slug), newId())
  if (slug?.is_taken) return { taken: 'slug' as const }
  if (await isUsernameTaken(tx, account.username)) return { taken: 'username' as const }
  const { id } = inserted(made)
  tx.enter(id)
  const [, [department]] = await tx.load(
    accounts.insertInto('organisations').values({ id, ...fields }),
    accounts
      .insertInto('departments')
      .columns(['organisation_id', 'id', 'path', 'name', 'sort'])
      .expression(
        sql`select ${id}::bigint, made.id, array[made.id], ${fields.name}::text, 1
          from (select nextval(pg_get_serial_sequence('departments', 'id')) as id) made`,
      )
      .returning('id'),
  )
  const person = { ...account, role: 'OrgAdmin2' as const, is_email_confirmed: true, password_hash }
  const user = inserted(
    await tx.find(
      accounts
        .insertInto('users')
        .values({ organisation_id: id, ...person })
        .returning('id'),
    ),
  )
  tx.save(userNote(tx, { userId: user.id, actorId: null, action: 'create' }))
  const link = await givePasswordLink(
    tx,
    { ...account, id: user.id, language: null },
    { now, language: fields.language ?? language },
  )
  tx.emit(accountsEvents.organisationMade, { language: fields.language })
  tx.announce('user')
  return { id, department: inserted(department).id, user: user.id, link }
}
