import type { accountsApi } from '@bole/accounts/contract'
import { type Context, secrets } from '@bole/platform/server'
import type { CameBy } from '../model/platforms.ts'
import { type Account, accounts } from './account-store.ts'
import { sessionDays } from './session-days.ts'

/** The row of a session that begins now, with where it was opened from. */
export function newSession(
  { request, now }: Pick<Context<typeof accountsApi.signIn>, 'request' | 'now'>,
  account: Pick<Account, 'organisation_id' | 'user_id'> & { readonly cameBy: CameBy },
  token: string,
) {
  return accounts.insertInto('sessions').values({
    organisation_id: account.organisation_id,
    user_id: account.user_id,
    came_by: account.cameBy,
    token_digest: secrets.digestOf(token),
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
    expires_at: new Date(now.getTime() + sessionDays() * 86_400_000),
  })
}
