import type { Role } from '@bole/accounts/model'
import type { Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { endSessions, userNote } from './user-store.ts'

/** Ends what lets these people in: sessions and links. */
export async function endAccess(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await endSessions(tx, userIds)
  if (userIds.length > 0) tx.save(accounts.deleteFrom('password_links').where('user_id', 'in', [...userIds]))
}

/** Saves a state and says so; answers the new version. */
export function saveState(
  tx: Transaction,
  user: { readonly id: number; readonly version: number; readonly role: Role },
  state: 'enabled' | 'disabled',
  actorId: number,
): number {
  const version = user.version + 1
  tx.saveOne(
    accounts
      .updateTable('users')
      .set({ state, version })
      .where('id', '=', user.id)
      .where('version', '=', user.version),
  )
  const action = state === 'enabled' ? 'enable' : 'disable'
  tx.save(userNote(tx, { userId: user.id, actorId, action }))
  tx.announce('user', user.id)
  return version
}
