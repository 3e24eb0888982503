import { type Handler, notFound } from '@bole/platform/server'
import type { sourcingApi } from '@bole/sourcing/contract'
import { sourcing } from './activity-store.ts'
import { mayAssign } from './scope.ts'

export const assignAccount: Handler<typeof sourcingApi.assignAccount> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { id, version, user_id } = body
  if (!mayAssign(caller)) throw refuse('read_only')
  const [[account], [person]] = await tx.load(
    sourcing.selectFrom('board_accounts').select('version').where('id', '=', id).forUpdate(),
    sourcing.selectFrom('users').select('id').where('id', '=', user_id).where('state', '=', 'enabled'),
  )
  if (!account) throw notFound()
  if (account.version !== version) throw refuse('stale')
  if (user_id !== null && !person) throw refuse('unknown_person')
  const next = version + 1
  tx.saveOne(
    sourcing
      .updateTable('board_accounts')
      .set({ user_id, version: next })
      .where('id', '=', id)
      .where('version', '=', version),
    refuse('stale'),
  )
  tx.announce('board_activity')
  return { id, version: next }
}
