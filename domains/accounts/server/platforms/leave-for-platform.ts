import { createHash } from 'node:crypto'
import type { accountsApi } from '@bole/accounts/contract'
import type { Platform } from '@bole/accounts/model'
import { type Context, secrets } from '@bole/platform/server'
import { platformCookie } from '../session-token.ts'
import { clients, enabledApp, platformRedirect, saveAway } from './platform-store.ts'

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
