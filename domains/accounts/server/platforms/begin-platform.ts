import { createHash } from 'node:crypto'
import type { accountsApi } from '@bole/accounts/contract'
import type { Platform } from '@bole/accounts/model'
import { type Context, type Handler, secrets } from '@bole/platform/server'
import { companyOfName } from '../account-store.ts'
import { platformCookie } from '../session-token.ts'
import { bindingsOf, clients, enabledApp, platformRedirect, saveAway } from './platform-store.ts'

type Leaving = Pick<
  Context<typeof accountsApi.beginBinding>,
  'tx' | 'now' | 'setCookie' | 'request' | 'refuse'
>

/** What for somebody goes who is signed in: to be bound, or to prove who they are; without either one comes in. */
interface For {
  readonly bindsUser?: number | null
  readonly provesSession?: number | null
}

/** The state goes to the platform and, as a cookie, stays in the browser: only who went comes back (OAuth 2.0 Security, section 4.7). */
export async function leaveForPlatform(
  {
    tx,
    now,
    setCookie,
    request,
    refuse,
  }: Omit<Leaving, 'refuse'> & {
    readonly refuse: (code: 'platform_unavailable') => Error
  },
  platform: Platform,
  { bindsUser = null, provesSession = null }: For = {},
) {
  const app = await enabledApp(tx, platform)
  if (!app) throw refuse('platform_unavailable')
  const [state, verifier] = [secrets.newSecret(), secrets.newSecret()]
  saveAway(tx, { platform, bindsUser, provesSession, state, verifier }, now)
  setCookie(platformCookie, state, { days: 1 / 48 })
  const address = clients[platform].addressOut(app, {
    state,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    redirect: platformRedirect(),
    isInside: /MicroMessenger/i.test(request.headers['user-agent'] ?? ''),
  })
  return { address }
}

export const beginBinding: Handler<typeof accountsApi.beginBinding> = async (context) => {
  const { body, tx, caller, refuse } = context
  const [bound] = await tx.load(bindingsOf(caller.userId))
  if (bound.some(({ platform }) => platform === body.platform)) throw refuse('platform_bound')
  return leaveForPlatform(context, body.platform, { bindsUser: caller.userId })
}

export const beginPlatformSignIn: Handler<typeof accountsApi.beginPlatformSignIn> = async (context) => {
  const { body, tx, refuse } = context
  const company = await tx.find(companyOfName(body.dzcode))
  if (!company) throw refuse('platform_unavailable')
  tx.enter(company.id)
  return leaveForPlatform(context, body.platform)
}
