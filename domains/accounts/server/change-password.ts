import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { accounts } from './account-store.ts'
import { faultOfPassword } from './faulty-password.ts'
import { hashPassword, isPassword } from './password-hash.ts'

/** Needs the old password; whoever else was signed in as this user is signed out. */
export const changePassword: Handler<typeof accountsApi.changePassword> = async ({
  body,
  caller,
  tx,
  refuse,
}) => {
  const user = await tx.find(
    accounts.selectFrom('users').select(['username', 'password_hash']).where('id', '=', caller.userId),
  )
  if (!user) throw notFound()
  // No connection is held while passwords are looked at.
  await tx.commit()
  if (!(await isPassword(body.old_password, user.password_hash))) throw refuse('wrong_old_password')
  const weakness = faultOfPassword(body.password, user.username)
  if (weakness) throw refuse(weakness)
  const password_hash = await hashPassword(body.password)
  const [changed, others] = await tx.load(
    accounts
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', caller.userId)
      .where('password_hash', '=', user.password_hash)
      .returning('id'),
    accounts
      .deleteFrom('sessions')
      .where('user_id', '=', caller.userId)
      .where('id', '!=', caller.sessionId)
      .returning('id'),
  )
  // Somebody changed it meanwhile: what was typed is no longer the old password.
  if (changed.length === 0) throw refuse('wrong_old_password')
  for (const { id } of others) tx.announce('session', id)
  return {}
}
