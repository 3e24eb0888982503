import type { accountsApi } from '@bole/accounts/contract'
import { hasMailServer, writeMail } from '@bole/mail/server'
import type { Language } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { type Handler, notFound, prepared, secrets, type Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { linkMail } from './link-mail.ts'
import { userNote } from './user-store.ts'

/** How long a link to confirm an address holds, in days. */
const days = 3

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/confirm-email#'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const userOfLink = prepared<{ organisation_id: number; user_id: number }>(
  'select * from user_of_email_link($1, $2)',
)

interface Reader {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly email: string
  readonly language: Language | null
}

/** Writes to an address that somebody typed as theirs, in place of the link before; false where nobody sends mail. */
export async function giveEmailLink(
  tx: Transaction,
  reader: Reader,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<boolean> {
  if (!(await hasMailServer(tx))) return false
  const token = secrets.newSecret()
  const expires_at = new Date(now.getTime() + days * 86_400_000)
  const made = { email: reader.email, token_digest: secrets.digestOf(token), expires_at }
  tx.save(
    accounts
      .insertInto('email_links')
      .values({ organisation_id: tx.organisationId, user_id: reader.id, ...made })
      .onConflict((same) => same.columns(['organisation_id', 'user_id']).doUpdateSet(made)),
  )
  const words = reader.language ?? language
  await writeMail(tx, {
    to: reader.email,
    language: words,
    ...linkMail(words, 'email', { ...reader, link: linkTo(page + token) }),
    about: `email link ${reader.id}`,
    isSecret: true,
    usefulUntil: expires_at,
  })
  return true
}

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
