import type { accountsApi } from '@bole/accounts/contract'
import type { Handler, Transaction } from '@bole/platform/server'
import { endSession, userWithOrganisation } from './account-store.ts'
import { beginAttempt } from './check-throttle.ts'
import { deviceDays, deviceTokenOf, saveDevice } from './known-device.ts'
import { newSession } from './new-session.ts'
import { decoyHash, isPassword } from './password-hash.ts'
import { sessionDays } from './session-days.ts'
import {
  authorityCookie,
  cookieIn,
  deviceCookie,
  digestOf,
  newToken,
  sessionCookie,
} from './session-token.ts'

type SignIn = typeof accountsApi.signIn

/** Checks throttling, question and password in this order; the browser's earlier session ends, whosever it was. */
export const signIn: Handler<SignIn> = async (context) => {
  const { body, tx, refuse, setCookie, now, request } = context
  const { account, needsAnswerNext, forget } = await beginAttempt(context)
  // An unknown name costs as much time as a wrong password, so that neither can be told from the other.
  const isRight = await isPassword(body.password, account?.password_hash ?? (await decoyHash()))
  if (!account || !isRight || account.is_disabled)
    throw refuse('wrong_username_or_password', { data: { needs_verification: needsAnswerNext } })
  tx.save(...forget)
  if (account.is_expired) {
    await tx.commit()
    throw refuse('account_expired')
  }
  await endEarlierSession(tx, request.headers.cookie)
  tx.enter(account.organisation_id)
  const user = await tx.find(userWithOrganisation(account.user_id))
  if (!user) throw refuse('wrong_username_or_password')
  const [token, device] = [newToken(), deviceTokenOf(request.headers.cookie)]
  tx.save(newSession(context, account, token))
  saveDevice(tx, user.id, device, now)
  setCookie(sessionCookie, token, { days: sessionDays() })
  setCookie(deviceCookie, device, { days: deviceDays })
  setCookie(authorityCookie, user.role, { days: 30, isReadableByScripts: true })
  return {}
}

/** Ends the session the browser comes with; whoever opened it was signed in here, and is no longer. */
async function endEarlierSession(tx: Transaction, cookies: string | undefined): Promise<void> {
  const token = cookieIn(cookies, sessionCookie)
  const ended = token === null ? undefined : await tx.find(endSession(digestOf(token)))
  if (!ended) return
  tx.enter(ended.organisation_id)
  tx.announce('session', ended.session_id)
}
