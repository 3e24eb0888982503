import type { accountsApi } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import { type Context, secrets } from '@bole/platform/server'
import { currentCount, forgottenAfterMinutes } from '../../model/sign-in-throttle.ts'
import { userWithOrganisation } from '../account-store.ts'
import { countFailure, failuresHeld, sweepFailures } from '../failure-store.ts'
import { openSession } from '../open-session.ts'
import { passesSecondFactor } from '../second-factor/check-second-factor.ts'
import { factorOf, signInRules } from '../second-factor/factor-store.ts'
import { cookieIn, signOnCookie } from '../session-token.ts'
import { keepSignIn } from '../sessions/session-store.ts'
import { saveAttempt, takeAttempt } from './provider-store.ts'

type Coming = Context<typeof accountsApi.finishSignOn>

/** Wrong codes of one account, after which it is asked for none until they are forgotten. */
const codesAtMost = 5

/** Somebody whom the provider confirmed, as they may come in. */
export async function confirmedAccount({ tx, now, refuse }: Coming, userId: number) {
  const user = await tx.find(userWithOrganisation(userId))
  if (user?.expires_at && user.expires_at <= now) throw refuse('account_expired')
  if (user?.state !== 'enabled') throw refuse('wrong_username_or_password')
  return { ...user, user_id: user.id, is_disabled: false, is_expired: false }
}

type Confirmed = Awaited<ReturnType<typeof confirmedAccount>>

/**
 * Asks for a code, as after a password, whoever has a second factor here or has to have one; not where the provider says that it looked
 * at several itself.
 */
export async function askForCode(
  context: Coming,
  account: Confirmed,
  claims: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { tx } = context
  if (signOn.provesSeveralFactors(claims)) return
  const factor = await factorOf(tx, account.id)
  const rules = await tx.find(signInRules())
  if (!factor?.confirmedAt && !rules?.needs_second_factor) return
  await remember(context, account)
  await passesSecondFactor({ ...context, body: { username: account.username } }, account, false)
}

/** Who came is kept until they give their code, in the browser that they came with. */
async function remember({ tx, now, setCookie }: Coming, { id, organisation_id }: Confirmed): Promise<void> {
  const state = secrets.newSecret()
  saveAttempt(tx, organisation_id, { state, nonce: '', verifier: '', provesSession: null, cameAs: id }, now)
  await tx.commit()
  setCookie(signOnCookie, state, { days: 1 / 48 })
}

/** Brings in whoever was confirmed and gives their code. Each is looked at alone, and a wrong one is counted before it is told. Answers what `passesSecondFactor` gives. */
export async function comeInByCode(context: Coming, code: string) {
  const { tx, now, refuse, request, setCookie } = context
  const state = cookieIn(request.headers.cookie, signOnCookie)
  const away = state ? await takeAttempt(tx, state, now) : undefined
  if (!away?.came_as) throw refuse('sign_on_over')
  tx.enter(away.at_organisation)
  const account = await confirmedAccount(context, away.came_as)
  const subject = `code:${account.id}`
  const [failed = null] = await failuresHeld(tx, [subject])
  if (currentCount(failed, now) >= codesAtMost)
    throw refuse('too_many_failures', { values: { count: forgottenAfterMinutes } })
  const body = { username: account.username, second_factor_code: code }
  const passed = await passesSecondFactor({ ...context, body }, account, false)
  if (!passed) {
    tx.save(countFailure(subject, now), sweepFailures(now))
    keepSignIn(tx, account.id, 'wrong_code', request)
    await remember(context, account)
    throw refuse('wrong_second_factor')
  }
  setCookie(signOnCookie, null, { days: 0 })
  await openSession(context, account, 'provider')
  return passed
}
