import { hasMailServer, writeMail } from '@bole/mail/server'
import type { Language } from '@bole/platform/contract'
import { publicUrl } from '@bole/platform/links'
import { secrets, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { linkMail } from './link-mail.ts'

/** How long a link to set a password holds, in hours. */
const hours = 24

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/reset-password#'

/** Whoever shall set a password. */
interface Reader {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly language: Language | null
}

/** Lets no link set the password of these people any more. */
export function endPasswordLinks(tx: Transaction, userIds: readonly number[]): void {
  tx.save(accounts.deleteFrom('password_links').where('user_id', '=', sql<number>`any(${userIds}::bigint[])`))
}

/**
 * Makes the one link by which somebody sets their password, in place of the one before; only its digest is kept. It goes by mail where
 * the organisation has a mail server and the person an address (null then); else it is answered, to be shown once.
 */
export async function givePasswordLink(
  tx: Transaction,
  reader: Reader,
  { now, language }: { readonly now: Date; readonly language: Language },
) {
  const token = secrets.newSecret()
  const made = {
    token_digest: secrets.digestOf(token),
    expires_at: new Date(now.getTime() + hours * 3_600_000),
    created_at: now,
  }
  tx.save(
    accounts
      .insertInto('password_links')
      .values({ organisation_id: tx.organisationId, user_id: reader.id, ...made })
      .onConflict((same) => same.columns(['organisation_id', 'user_id']).doUpdateSet(made)),
  )
  const path = page + token
  if (!reader.email || !(await hasMailServer(tx))) return { path, expire_time: made.expires_at.toISOString() }
  const words = reader.language ?? language
  await writeMail(tx, {
    to: reader.email,
    language: words,
    ...linkMail(words, 'password', { ...reader, link: providedFor(publicUrl) + path }),
    about: `password link ${reader.id}`,
    isSecret: true,
    usefulUntil: made.expires_at,
  })
  return null
}
