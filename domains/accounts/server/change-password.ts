import type { accountsApi } from '@bole/accounts/contract'
import { weaknessOf } from '@bole/accounts/model'
import { type Handler, notFound } from '@bole/platform/server'
import { verify } from '@node-rs/argon2'
import { accounts } from './account-store.ts'
import { hashPassword } from './password-hash.ts'

/** Needs the old password; whoever else was signed in as this user is signed out. */
export const changePassword: Handler<typeof accountsApi.changePassword> = async ({
  body,
  caller,
  tx,
  refuse,
}) => {
  const user = await tx.find(
    accounts
      .selectFrom('users')
      .select(['username', 'password_hash'])
      .where('id', '=', caller.userId)
      .forUpdate(),
  )
  if (!user) throw notFound()
  if (!(await verify(user.password_hash, body.old_password))) throw refuse('wrong_old_password')
  const weakness = weaknessOf(body.password, user.username)
  if (weakness) throw refuse(weakness)
  const others = await tx.load(
    accounts
      .deleteFrom('sessions')
      .where('user_id', '=', caller.userId)
      .where('id', '!=', caller.sessionId)
      .returning('id'),
  )
  for (const { id } of others[0]) tx.announce('session', id)
  tx.save(
    accounts
      .updateTable('users')
      .set({ password_hash: await hashPassword(body.password) })
      .where('id', '=', caller.userId),
  )
  return {}
}
