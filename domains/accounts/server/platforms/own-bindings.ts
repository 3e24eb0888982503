import type { accountsApi } from '@bole/accounts/contract'
import { platforms } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { canSend } from '../../model/platforms.ts'
import { accounts } from '../account-store.ts'
import { userNote } from '../users/user-store.ts'
import { apps, bindingsOf } from './platform-store.ts'

/** Every platform: whether the company has it on, and who the caller is there. */
export const listBindings: Handler<typeof accountsApi.listBindings> = async ({ caller, tx }) => {
  const [rows, bound] = await tx.load(apps().where('is_enabled', '=', true), bindingsOf(caller.userId))
  return {
    list: platforms.map((platform) => {
      const app = rows.find((row) => row.platform === platform)
      const own = bound.find((row) => row.platform === platform)
      return {
        platform,
        is_enabled: app !== undefined,
        can_send: app !== undefined && canSend(platform, app.template_id),
        bound: own ? { name: own.name, bind_time: own.bound_at.toISOString() } : null,
      }
    }),
  }
}

/** What is not bound stays so. */
export const unbind: Handler<typeof accountsApi.unbind> = async ({ body: { platform }, caller, tx }) => {
  const { userId } = caller
  const gone = await tx.find(
    accounts
      .deleteFrom('platform_bindings')
      .where('user_id', '=', userId)
      .where('platform', '=', platform)
      .returning('platform'),
  )
  if (!gone) return {}
  tx.save(
    userNote(tx, { userId, actorId: userId, action: 'unbind', changes: { platform: [platform, null] } }),
  )
  tx.announce('binding')
  return {}
}
