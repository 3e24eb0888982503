import type { accountsApi } from '@bole/accounts/contract'
import { type Context, networkOf, secrets } from '@bole/platform/server'
import { asksAtMost, mailsAtMost } from '../../model/registering.ts'
import { currentCount, forgottenAfterMinutes } from '../../model/sign-in-throttle.ts'
import { accounts } from '../account-store.ts'
import { countFailure, failuresHeld, sweepFailures } from '../failure-store.ts'

export type Registering = Context<typeof accountsApi.register>

/** Whoever asks has so many days to confirm their address. */
export const days = 3

/** Asking is counted by network and by the address named, whatever comes of it. Answers whether that was written to too often. */
export async function countAsk({ body, tx, now, request, refuse }: Registering): Promise<boolean> {
  const [network, address] = [
    `register:${networkOf(request.ip)}`,
    `register:${body.email.toLowerCase()}`,
  ] as const
  const [asked = 0, mailed = 0] = (await failuresHeld(tx, [network, address])).map((failed) =>
    currentCount(failed, now),
  )
  if (asked >= asksAtMost) throw refuse('too_many_failures', { values: { count: forgottenAfterMinutes } })
  tx.save(countFailure(network, now), countFailure(address, now), sweepFailures(now))
  await tx.commit()
  return mailed >= mailsAtMost
}

export function ofMail(email: string) {
  const of = accounts.selectFrom('registrations').select('id')
  return of.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
}

/** Who asks again takes the place of who asked before with the address; one that was confirmed stays. */
export function keep({ tx, body: { name, email }, now }: Registering, isMailed: boolean): string {
  const token = secrets.newSecret()
  const of = accounts.deleteFrom('registrations').where('confirmed_at', 'is', null)
  tx.save(
    of.where('expires_at', '<', now),
    of.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase())),
    accounts
      .insertInto('registrations')
      .values({
        organisation_id: tx.organisationId,
        name,
        email,
        token_digest: isMailed ? secrets.digestOf(token) : null,
        created_at: now,
        expires_at: new Date(now.getTime() + days * 86_400_000),
      })
      .onConflict((same) => same.doNothing()),
  )
  return token
}
