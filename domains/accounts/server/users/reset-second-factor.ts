import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { keeps } from './keeper.ts'
import { endSessions, lockUser, userNote } from './user-store.ts'

/** For somebody whose phone and recovery codes are gone: their password alone signs them in, until they set it up anew. */
export const resetSecondFactor: Handler<typeof accountsApi.resetSecondFactor> = async (context) => {
  const { query, caller, tx, refuse } = context
  const user = await lockUser(tx, caller, query.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  await endSessions(tx, [user.id])
  tx.save(
    accounts.deleteFrom('second_factors').where('user_id', '=', user.id),
    userNote(tx, { userId: user.id, actorId: caller.userId, action: 'reset_second_factor' }),
  )
  tx.announce('user', user.id)
  tx.announce('second_factor', user.id)
  return {}
}
