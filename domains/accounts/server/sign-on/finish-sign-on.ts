import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { openSession } from '../open-session.ts'
import { cookieIn, signOnCookie } from '../session-token.ts'
import { proveByClaims } from '../sessions/prove-elsewhere.ts'
import { personOf } from './person-of-claims.ts'
import { claimsOf, discover, wordsOf } from './provider-client.ts'
import { enabledProvider, takeAttempt } from './provider-store.ts'
import { askForCode, comeInByCode, confirmedAccount } from './second-step.ts'

/**
 * Brings in whoever the provider confirms. What it answers holds once, in the browser that went there; every claim is looked at
 * before anything is written.
 */
export const finishSignOn: Handler<typeof accountsApi.finishSignOn> = async (context) => {
  const { body, tx, now, refuse, request, setCookie } = context
  if (body.second_factor_code) {
    const passed = await comeInByCode(context, body.second_factor_code)
    return { purpose: 'sign_in', ...passed }
  }
  const state = cookieIn(request.headers.cookie, signOnCookie)
  const answered = new URLSearchParams(body.answer).get('state')
  const away = state && state === answered ? await takeAttempt(tx, state, now) : undefined
  if (!state || !away) throw refuse('sign_on_over')
  tx.enter(away.at_organisation)
  const provider = await enabledProvider(tx)
  // It is spent whatever follows, and no connection is held while the provider is asked.
  await tx.commit()
  setCookie(signOnCookie, null, { days: 0 })
  if (!provider) throw refuse('sign_on_unavailable')
  const config = await discover(provider).catch(() => null)
  if (!config) throw refuse('sign_on_unavailable')
  const claims = await claimsOf(config, body.answer, { ...away, state }).catch((error: unknown) => {
    throw refuse('sign_on_failed', { values: { why: wordsOf(error) } })
  })
  const session = away.proves_session
  if (session !== null) {
    await proveByClaims(context, { session, organisation: away.at_organisation, provider }, claims)
    return { purpose: 'proof' }
  }
  const userId = await personOf(context, provider, claims)
  const account = await confirmedAccount(context, userId)
  await askForCode(context, account, claims)
  await openSession(context, account, 'provider')
  return { purpose: 'sign_in' }
}
