import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { keeps } from './keeper.ts'
import { givePasswordLink } from './password-link.ts'
import { lockUser, userNote } from './user-store.ts'

/** The old password holds until the new one is set; an administrator never learns either. */
export const resetPassword: Handler<typeof accountsApi.resetPassword> = async (context) => {
  const { query, caller, tx, refuse, now, language } = context
  const user = await lockUser(tx, caller, query.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (user.state === 'disabled') throw refuse('user_disabled')
  const link = await givePasswordLink(tx, user, { now, language })
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'reset_password' }))
  tx.announce('user', user.id)
  return { link }
}
