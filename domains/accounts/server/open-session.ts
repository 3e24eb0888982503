import type { accountsApi } from '@bole/accounts/contract'
import { type Context, secrets, type Transaction } from '@bole/platform/server'
import type { CameBy } from '../model/platforms.ts'
import { type Account, endSession, userWithOrganisation } from './account-store.ts'
import { deviceDays, deviceTokenOf, saveDevice } from './known-device.ts'
import { newSession } from './new-session.ts'
import { sessionDays } from './session-days.ts'
import { authorityCookie, cookieIn, deviceCookie, sessionCookie } from './session-token.ts'
import { keepSignIn } from './sessions/session-store.ts'

type SigningIn = Pick<Context<typeof accountsApi.signIn>, 'tx' | 'setCookie' | 'now' | 'request'> & {
  readonly refuse: (code: 'wrong_username_or_password') => Error
}

/**
 * Opens a session for whoever has proved who they are, in place of the one the browser came with, and knows the device from now on.
 * The account may have changed since its password was looked at, which takes its time: it is read again, and stays as it is until the commit.
 */
export async function openSession(context: SigningIn, account: Account, cameBy: CameBy = 'password') {
  const { tx, refuse, request } = context
  await endEarlierSession(tx, request.headers.cookie)
  tx.enter(account.organisation_id)
  const user = await tx.find(userWithOrganisation(account.user_id).forShare('users'))
  const isAsProved = user?.password_hash === account.password_hash && user.state === 'enabled'
  if (!user || !isAsProved) throw refuse('wrong_username_or_password')
  beginSession(context, user, cameBy)
  return {}
}

/** Somebody to be signed in. */
interface Entering {
  readonly organisation_id: number
  readonly id: number
  readonly role: string
}

/** Opens a session for somebody in their organisation, and knows the device from now on. */
export function beginSession(
  context: Pick<SigningIn, 'tx' | 'setCookie' | 'now' | 'request'>,
  user: Entering,
  cameBy: CameBy = 'password',
) {
  const { tx, setCookie, now, request } = context
  const [token, device] = [secrets.newSecret(), deviceTokenOf(request.headers.cookie)]
  const { organisation_id, id: user_id } = user
  tx.save(newSession(context, { organisation_id, user_id, cameBy }, token))
  saveDevice(tx, user.id, device, now)
  keepSignIn(tx, user.id, 'signed_in', request)
  setCookie(sessionCookie, token, { days: sessionDays() })
  setCookie(deviceCookie, device, { days: deviceDays })
  setCookie(authorityCookie, user.role, { days: 30, isReadableByScripts: true })
}

/** Ends the session the browser comes with; whoever opened it was signed in here, and is no longer. */
async function endEarlierSession(tx: Transaction, cookies: string | undefined): Promise<void> {
  const token = cookieIn(cookies, sessionCookie)
  const ended = token === null ? undefined : await tx.find(endSession(secrets.digestOf(token)))
  if (!ended) return
  tx.enter(ended.organisation_id)
  tx.announce('session', ended.session_id)
}
