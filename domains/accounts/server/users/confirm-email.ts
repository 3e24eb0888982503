import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound, prepared, secrets } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { giveEmailLink } from './email-link.ts'
import { userNote } from './user-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const userOfLink = prepared<{ organisation_id: number; user_id: number }>(
  'select * from user_of_email_link($1, $2)',
)

/** For whoever did not get the message, or had no mail server when they typed the address. */
export const sendEmailLink: Handler<typeof accountsApi.sendEmailLink> = async (context) => {
  const { tx, caller } = context
  const user = await tx.find(accounts.selectFrom('users').selectAll().where('id', '=', caller.userId))
  if (!user) throw notFound()
  if (!user.email || user.is_email_confirmed) return { is_sent: false }
  return { is_sent: await giveEmailLink(tx, { ...user, email: user.email }, context) }
}

/** The link counts for the address it was sent to: who typed another one since has another link. */
export const confirmEmail: Handler<typeof accountsApi.confirmEmail> = async ({ body, tx, refuse, now }) => {
  const digest = secrets.digestOf(body.token)
  const found = await tx.find(userOfLink(digest, now))
  if (!found) throw refuse('email_link_over')
  tx.enter(found.organisation_id)
  const [[spent], [user]] = await tx.load(
    accounts.deleteFrom('email_links').where('token_digest', '=', digest).returning('email'),
    accounts.selectFrom('users').selectAll().where('id', '=', found.user_id).forUpdate(),
  )
  if (!spent || !user || user.email !== spent.email) throw refuse('email_link_over')
  tx.save(
    accounts.updateTable('users').set({ is_email_confirmed: true }).where('id', '=', user.id),
    userNote(tx, { userId: user.id, actorId: user.id, action: 'confirm_email' }),
  )
  tx.announce('user', user.id)
  return { email: spent.email }
}
