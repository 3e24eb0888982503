import type { accountsApi } from '@bole/accounts/contract'
import type { Context, Handler, Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { leaveForPlatform } from '../platforms/leave-for-platform.ts'
import { leaveForProvider } from '../sign-on/begin-sign-on.ts'
import { ownProvider, type Provider, speaksFor, userOfSubject } from '../sign-on/provider-store.ts'
import { type ProvedSession, saveProof } from './save-proof.ts'

/** How long ago a provider may have asked who somebody is for that to be a proof, in seconds. */
const freshSeconds = 300

async function wayOf(tx: Transaction, sessionId: number) {
  const session = await tx.find(accounts.selectFrom('sessions').select('came_by').where('id', '=', sessionId))
  return session?.came_by ?? 'password'
}

/** Who signed on has no password here, or does not know it: they prove who they are as they came. */
export const viewProof: Handler<typeof accountsApi.viewProof> = async ({ tx, caller }) => {
  const by = await wayOf(tx, caller.sessionId)
  const provider = by === 'provider' ? await tx.find(ownProvider()) : undefined
  return { by, name: provider?.name ?? '' }
}

export const beginProof: Handler<typeof accountsApi.beginProof> = async (context) => {
  const { tx, caller, refuse } = context
  const by = await wayOf(tx, caller.sessionId)
  if (by === 'password') throw refuse('sign_on_unavailable')
  if (by === 'provider') return leaveForProvider(context, caller.sessionId)
  return leaveForPlatform(context, by, { provesSession: caller.sessionId })
}

type Coming = Context<typeof accountsApi.finishSignOn>

/**
 * Takes what a provider says of somebody as their proof, where it asked them just now. Providers that do not say when they asked are
 * believed to have done as they were told.
 */
export async function proveByClaims(
  context: Coming,
  { provider, ...proved }: ProvedSession & { readonly provider: Provider },
  { sub, auth_time: asked }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { tx, now, refuse } = context
  if (typeof asked === 'number' && now.getTime() / 1000 - asked > freshSeconds)
    throw refuse('proof_not_fresh')
  const known = await tx.find(userOfSubject(provider.issuer, String(sub)))
  if (known && !speaksFor(provider, known)) throw refuse('sign_on_above')
  saveProof(context, proved, known?.user_id)
}
