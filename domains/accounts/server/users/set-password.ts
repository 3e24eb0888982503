import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, prepared, secrets } from '@bole/platform/server'
import { accounts, userWithOrganisation } from '../account-store.ts'
import { faultOfPassword } from '../faulty-password.ts'
import { hashPassword } from '../password-hash.ts'
import { endSessions, userNote } from './user-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const userOfLink = prepared<{ organisation_id: number; user_id: number }>(
  'select * from user_of_password_link($1, $2)',
)

/** Who sees this holds the link, and hears no more than whose it is. */
export const viewPasswordLink: Handler<typeof accountsApi.viewPasswordLink> = async (context) => {
  const { body, tx, refuse, now } = context
  const found = await tx.find(userOfLink(secrets.digestOf(body.token), now))
  if (!found) throw refuse('link_over')
  tx.enter(found.organisation_id)
  const user = await tx.find(userWithOrganisation(found.user_id))
  if (!user) throw refuse('link_over')
  return { username: user.username, name: user.name, organisation_name: user.organisation_name }
}

/** A link is spent with the password it sets, and whoever was signed in as this user is signed out. */
export const setPassword: Handler<typeof accountsApi.setPassword> = async (context) => {
  const { body, tx, refuse, now } = context
  const digest = secrets.digestOf(body.token)
  const found = await tx.find(userOfLink(digest, now))
  if (!found) throw refuse('link_over')
  tx.enter(found.organisation_id)
  const user = await tx.find(userWithOrganisation(found.user_id))
  if (!user) throw refuse('link_over')
  // No connection is held while a password is looked at.
  await tx.commit()
  const weakness = faultOfPassword(body.password, user.username)
  if (weakness) throw refuse(weakness)
  const password_hash = await hashPassword(body.password)
  const [spent] = await tx.load(
    accounts
      .deleteFrom('password_links')
      .where('user_id', '=', user.id)
      .where('token_digest', '=', digest)
      .returning('user_id'),
  )
  // Somebody else used it meanwhile.
  if (spent.length === 0) throw refuse('link_over')
  await endSessions(tx, [user.id])
  tx.save(
    accounts.updateTable('users').set({ password_hash }).where('id', '=', user.id),
    userNote(tx, { userId: user.id, actorId: null, action: 'set_password' }),
  )
  return {}
}
