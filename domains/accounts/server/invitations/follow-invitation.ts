import { prepared, secrets, type Transaction } from '@bole/platform/server'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const invitationOfToken = prepared<{ organisation_id: number; id: number }>(
  'select * from invitation_of_token($1, $2)',
)

/** Whose invitation a link is, in their organisation; undefined where it leads nowhere. */
export async function follow(tx: Transaction, token: string, now: Date) {
  const found = await tx.find(invitationOfToken(secrets.digestOf(token), now))
  if (!found) return undefined
  tx.enter(found.organisation_id)
  return found
}
