import type { accountsApi } from '@bole/accounts/contract'
import { type Context, type Handler, secrets } from '@bole/platform/server'
import { companyOfName } from '../account-store.ts'
import { signOnCookie } from '../session-token.ts'
import { discover, wayOut } from './provider-client.ts'
import { enabledProvider, saveAttempt } from './provider-store.ts'

/** The state goes to the provider and, as a cookie, stays in the browser: only who went comes back (OAuth 2.0 Security, section 4.7). */
export const beginSignOn: Handler<typeof accountsApi.beginSignOn> = async (context) => {
  const { body, tx, refuse } = context
  const organisation = await tx.find(companyOfName(body.slug))
  if (!organisation) throw refuse('sign_on_unavailable')
  tx.enter(organisation.id)
  return leaveForProvider(context, null)
}

type Leaving = Pick<Context<typeof accountsApi.beginSignOn>, 'tx' | 'now' | 'setCookie'> & {
  readonly refuse: (code: 'sign_on_unavailable') => Error
}

/** Where somebody goes to the provider of the organisation they are in: to come in, or to prove for a session who they are. */
export async function leaveForProvider(
  { tx, now, refuse, setCookie }: Leaving,
  provesSession: number | null,
) {
  const provider = await enabledProvider(tx)
  if (!provider) throw refuse('sign_on_unavailable')
  // No connection is held while the provider is asked.
  await tx.commit()
  const config = await discover(provider).catch(() => null)
  if (!config) throw refuse('sign_on_unavailable')
  const state = secrets.newSecret()
  const { address, nonce, verifier } = await wayOut(config, state, provesSession !== null)
  saveAttempt(tx, tx.organisationId, { state, nonce, verifier, provesSession }, now)
  setCookie(signOnCookie, state, { days: 1 / 48 })
  return { address }
}
