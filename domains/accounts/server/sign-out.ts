import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from './account-store.ts'
import { authorityCookie, sessionCookie } from './session-token.ts'

/** Ends the session everywhere it is remembered, and its sockets. */
export const signOut: Handler<typeof accountsApi.signOut> = async ({ caller, tx, setCookie }) => {
  tx.save(accounts.deleteFrom('sessions').where('id', '=', caller.sessionId))
  tx.announce('session', caller.sessionId)
  setCookie(sessionCookie, null, { days: 0 })
  setCookie(authorityCookie, null, { days: 0, isReadableByScripts: true })
  return {}
}
