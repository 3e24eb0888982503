import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { cookieIn, platformCookie } from '../session-token.ts'
import { saveProof } from '../sessions/save-proof.ts'
import { PlatformFailure } from './ask-platform.ts'
import { bind, type Coming, comeIn, ofSubject } from './come-in.ts'
import type { App } from './platform-client.ts'
import { clients, enabledApp, platformRedirect, takeAway } from './platform-store.ts'

/** Takes in what a platform answers: it holds once, in the browser that went there, and for whoever went. */
export const finishPlatform: Handler<typeof accountsApi.finishPlatform> = async (context) => {
  const { body, tx, now, caller, refuse, request, setCookie } = context
  const state = cookieIn(request.headers.cookie, platformCookie)
  const answered = new URLSearchParams(body.answer)
  const away = state && state === answered.get('state') ? await takeAway(tx, state, now) : undefined
  if (!away) throw refuse('platform_over')
  const { platform, binds_user: bindsUser, proves_session: session, verifier } = away
  // Somebody else signed in here meanwhile, or whoever went is signed in no more.
  const isOther =
    bindsUser !== null && (caller?.userId !== bindsUser || caller.organisationId !== away.at_organisation)
  tx.enter(away.at_organisation)
  const app = await enabledApp(tx, platform)
  // It is spent whatever follows, and no connection is held while the platform is asked.
  await tx.commit()
  setCookie(platformCookie, null, { days: 0 })
  if (isOther) throw refuse('platform_over')
  if (!app) throw refuse('platform_unavailable')
  const person = await askWho(context, app, answered, verifier)
  if (session !== null) {
    const known = await tx.find(ofSubject(app, person.subject))
    saveProof(context, { session, organisation: away.at_organisation }, known?.user_id)
    return { platform, purpose: 'proof' as const }
  }
  if (bindsUser === null) await comeIn(context, app, person)
  else await bind(context, app, person, bindsUser)
  return { platform, purpose: bindsUser === null ? ('sign_in' as const) : ('bind' as const) }
}

async function askWho({ refuse }: Coming, app: App, answered: URLSearchParams, verifier: string) {
  const client = clients[app.platform]
  const code = client.codeNames.map((name) => answered.get(name)).find(Boolean)
  // Whoever says no there comes back without one.
  if (!code) throw refuse('platform_failed', { values: { why: answered.get('error') ?? 'cancelled' } })
  const found = client.personOf(app, { code, verifier, redirect: platformRedirect() })
  return found.catch((error: unknown) => {
    if (!(error instanceof PlatformFailure)) throw error
    throw refuse('platform_failed', { values: { why: `${error.message} (${error.code})` } })
  })
}
