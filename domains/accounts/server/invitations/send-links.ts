import { hasMailServer, writeMail } from '@bole/mail/server'
import { type Language, languageOf } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { type Caller, secrets, type Transaction } from '@bole/platform/server'
import { invitationDays } from '../../model/invitations.ts'
import { accounts } from '../account-store.ts'
import { invitationMail, written } from './invitation-mail.ts'

/** The page that takes the token; behind `#` it reaches no server's log. */
const page = '/site/invitation#'

/** A secret with which an invitation is followed, and until when. */
export interface NewLink {
  readonly token: string
  readonly expiresAt: Date
}

/** A new link, and what is kept of it. */
export function newLink(now: Date) {
  const link = {
    token: secrets.newSecret(),
    expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
  }
  return { link, columns: { token_digest: secrets.digestOf(link.token), expires_at: link.expiresAt } }
}

interface Invited {
  readonly id: number
  readonly email: string
  readonly link: NewLink
}

/** Sends each their link by mail, in the organisation's language; without a mail server answers the links instead, to be handed on by hand. */
export async function sendLinks(
  {
    tx,
    caller,
    language,
  }: { readonly tx: Transaction; readonly caller: Caller; readonly language: Language },
  invited: readonly Invited[],
) {
  if (!(await hasMailServer(tx))) {
    const links = invited.map(({ id, email, link }) => ({
      id,
      email,
      path: page + link.token,
      expire_time: link.expiresAt.toISOString(),
    }))
    return { invited: invited.length, links }
  }
  const own = await tx.find(
    accounts.selectFrom('organisations').select(['name', 'language']).where('id', '=', tx.organisationId),
  )
  const spoken = languageOf(own?.language ?? language) ?? language
  for (const { id, email, link } of invited) {
    const values = {
      inviter: caller.name,
      organisation: own?.name ?? '',
      link: linkTo(page + link.token),
      days: invitationDays,
    }
    await writeMail(tx, {
      to: email,
      language: spoken,
      ...written(invitationMail[spoken], values),
      about: `invitation ${id}`,
      isSecret: true,
      usefulUntil: link.expiresAt,
    })
  }
  return { invited: invited.length, links: [] }
}
