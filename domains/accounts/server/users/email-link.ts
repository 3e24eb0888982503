import { hasMailServer, writeMail } from '@bole/mail/server'
import type { Language } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { secrets, type Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { linkMail } from './link-mail.ts'

/** How long a link to confirm an address holds, in days. */
const days = 3

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/confirm-email#'

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
