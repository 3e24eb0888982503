import type { accountsApi } from '@bole/accounts/contract'
import { type Context, inserted } from '@bole/platform/server'
import type { Insertable } from 'kysely'
import { accounts } from '../account-store.ts'
import type { UserRow } from '../tables.ts'
import { givePasswordLink } from './password-link.ts'
import { userNote } from './user-store.ts'

/** Writes down a new account, and gives a link by which its password is set. */
export async function insertUser(
  {
    tx,
    caller,
    now,
    language,
  }: Pick<Context<typeof accountsApi.createUser>, 'tx' | 'caller' | 'now' | 'language'>,
  fields: Omit<Insertable<UserRow>, 'organisation_id'> & { readonly email: string | null },
) {
  const { id } = inserted(
    await tx.find(
      accounts
        .insertInto('users')
        .values({ organisation_id: tx.organisationId, ...fields })
        .returning('id'),
    ),
  )
  tx.save(userNote(tx, { userId: id, actorId: caller.userId, action: 'create' }))
  const link = await givePasswordLink(tx, { ...fields, id, language: null }, { now, language })
  tx.announce('user', id)
  return { id, link }
}
