import { secrets, type Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'

/** How long a link to set a password holds, in hours. */
const hours = 24

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/reset-password#'

/** Makes the one link by which somebody sets their password, in place of the one before; it is told once, only its digest is kept. */
export function newPasswordLink(tx: Transaction, userId: number, now: Date) {
  const token = secrets.newSecret()
  const made = {
    token_digest: secrets.digestOf(token),
    expires_at: new Date(now.getTime() + hours * 3_600_000),
    created_at: now,
  }
  tx.save(
    accounts
      .insertInto('password_links')
      .values({ organisation_id: tx.organisationId, user_id: userId, ...made })
      .onConflict((same) => same.columns(['organisation_id', 'user_id']).doUpdateSet(made)),
  )
  return { path: page + token, expire_time: made.expires_at.toISOString() }
}
