import type { accountsApi } from '@bole/accounts/contract'
import { type Context, type Handler, secrets } from '@bole/platform/server'
import { type Account, accountOfUsername, knowsDevice } from './account-store.ts'
import { checkThrottle, presentedDevice } from './check-throttle.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openSession } from './open-session.ts'
import { decoyHash, isPassword } from './password-hash.ts'
import { passesSecondFactor } from './second-factor/check-second-factor.ts'
import { keepSignIn } from './sessions/session-store.ts'

type SignIn = typeof accountsApi.signIn

/** Attempts at one account, or from one device known to it, are looked at one after the other. */
export const signIn: Handler<SignIn> = async (context) => {
  const { body, tx, refuse, request } = context
  const device = presentedDevice(request)
  const [[account], [known]] = await tx.load(
    accountOfUsername(body.username),
    knowsDevice(body.username, secrets.digestOf(device)),
  )
  // Nobody holds a connection while waiting for a turn.
  await tx.commit()
  const isKnownDevice = known?.is_known ?? false
  const turn = `${isKnownDevice ? device : ''}:${body.username.toLowerCase()}`
  const attempt = await oneAtATime(turn, () => tryToSignIn(context, account, isKnownDevice))
  if (!attempt) throw refuse('too_many_failures', { values: { count: 1 } })
  return attempt.done
}

/** Checks throttling, question and password in this order; a failure is counted before it is told. */
async function tryToSignIn(context: Context<SignIn>, account: Account | undefined, isKnownDevice: boolean) {
  const { body, tx, refuse, request } = context
  const { neededAnswer, needsAnswerNext, count, forget } = await checkThrottle(context, isKnownDevice)
  // An unknown name costs as much time as a wrong password, so that neither can be told from the other.
  const isRight = await isPassword(body.password, account?.password_hash ?? (await decoyHash()))
  if (account) tx.enter(account.organisation_id)
  if (!account || !isRight || account.is_disabled) {
    tx.save(...count)
    if (account) keepSignIn(tx, account.user_id, isRight ? 'disabled' : 'wrong_password', request)
    // What is counted stays although the call is refused.
    await tx.commit()
    throw refuse('wrong_username_or_password', { data: { needs_verification: needsAnswerNext } })
  }
  if (account.is_expired) {
    keepSignIn(tx, account.user_id, 'expired', request)
    await tx.commit()
    throw refuse('account_expired')
  }
  const passed = await passesSecondFactor(context, account, neededAnswer)
  if (!passed) {
    tx.save(...count)
    keepSignIn(tx, account.user_id, 'wrong_code', request)
    await tx.commit()
    throw refuse('wrong_second_factor', { data: { needs_verification: needsAnswerNext } })
  }
  tx.save(...forget)
  return { ...(await openSession(context, account)), ...passed }
}
