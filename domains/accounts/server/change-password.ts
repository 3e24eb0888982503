import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from './account-store.ts'
import { faultOfPassword } from './faulty-password.ts'
import { hashPassword } from './password-hash.ts'
import { lookAtOwnPassword } from './sessions/own-password.ts'
import { userNote } from './users/user-store.ts'

/** Needs the old password; whoever else was signed in as this user is signed out. */
export const changePassword: Handler<typeof accountsApi.changePassword> = async (context) => {
  const { body, caller, tx, refuse } = context
  const user = await lookAtOwnPassword(context, body.old_password)
  if (user === 'too_many') throw refuse('too_many_wrong_proofs')
  if (user === 'wrong') throw refuse('wrong_old_password')
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
  tx.save(userNote(tx, { userId: caller.userId, actorId: caller.userId, action: 'change_password' }))
  for (const { id } of others) tx.announce('session', id)
  return {}
}
