import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accountOfUsername, failuresOf, forgetFailures, userWithOrganisation } from './account-store.ts'
import { checkThrottle, countNow, needsQuestion, subjectsOf } from './check-throttle.ts'
import { newSession } from './new-session.ts'
import { decoyHash, isPassword } from './password-hash.ts'
import { sessionDays } from './session-days.ts'
import { authorityCookie, newToken, sessionCookie } from './session-token.ts'

type SignIn = typeof accountsApi.signIn

/** Checks throttling, question and password in this order; a failure is counted before it is told. */
export const signIn: Handler<SignIn> = async (context) => {
  const { body, tx, refuse, setCookie, now } = context
  const subjects = subjectsOf(context)
  const [found, counted] = await tx.load(
    accountOfUsername(body.username),
    failuresOf(Object.values(subjects)),
  )
  await checkThrottle(context, counted)
  // An answered question is spent whatever follows, and no connection is held while a password is looked at.
  await tx.commit()
  const account = found[0]
  // An unknown name costs as much time as a wrong password, so that neither can be told from the other.
  const isRight = await isPassword(body.password, account?.password_hash ?? (await decoyHash()))
  if (!account || !isRight || account.is_disabled) {
    await countNow(context, Object.values(subjects))
    throw refuse('wrong_username_or_password', {
      data: { needs_verification: await needsQuestion(tx, subjects.account, now) },
    })
  }
  if (account.is_expired) throw refuse('account_expired')

  tx.save(forgetFailures(subjects.account))
  tx.enter(account.organisation_id)
  const user = await tx.find(userWithOrganisation(account.user_id))
  if (!user) throw refuse('wrong_username_or_password')
  const token = newToken()
  tx.save(newSession(context, account, token))
  setCookie(sessionCookie, token, { days: sessionDays() })
  setCookie(authorityCookie, user.role, { days: 30, isReadableByScripts: true })
  return {}
}
