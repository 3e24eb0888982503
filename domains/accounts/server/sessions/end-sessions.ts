import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { endSessionsOf } from './session-store.ts'

/** Ends sessions of the caller: their sockets close, and the next request from there is answered 401. */
export const endSessions: Handler<typeof accountsApi.endSessions> = async ({ body, caller, tx }) => {
  const [ended] = await tx.load(endSessionsOf(caller.userId, body.ids))
  if (ended.length === 0) throw notFound()
  for (const { id } of ended) tx.announce('session', id)
  return {}
}
