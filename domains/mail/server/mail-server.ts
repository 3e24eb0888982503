import type { Security } from '@bole/mail/model'
import { prepared, secrets, type Transaction } from '@bole/platform/server'
import { defineSlot, providedFor } from '@bole/platform/slots'
import type { Selectable } from 'kysely'
import { ownServer } from './mail-store.ts'
import type { MailServerRow } from './tables.ts'

/** The installation's mail server as its settings have it; null where they name none. */
export interface InstallationMail {
  /** `smtp://` or `smtps://`, with its options in the query as Nodemailer reads them. */
  readonly url: string
  readonly sender: string
  /** Signs what leaves, so that its domain answers for it (RFC 6376); absent where the server does. */
  readonly dkim?: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string }
}

/** Provided by the composition. */
export const installationMail = defineSlot<InstallationMail | null>('mail.installationMail')

/** Where mail is handed over, and whom it comes from. */
export type MailServer =
  | ({ readonly kind: 'installation' } & InstallationMail)
  | {
      readonly kind: 'own'
      readonly organisationId: number
      readonly host: string
      readonly port: number
      readonly security: Security
      readonly username: string
      /** Null where none is kept, or where it was sealed with another key. */
      readonly password: string | null
      readonly sender: { readonly name: string; readonly address: string }
    }

/** The place a password is sealed for. */
export const placeOf = (organisationId: number) => `mail_servers ${organisationId}`

/** The server the organisation's mail is handed to: its own, or the installation's; null where there is none. */
export async function mailServerOf(tx: Transaction): Promise<MailServer | null> {
  return serverFrom(await tx.find(ownServer()))
}

/** Whether mail of the organisation is sent, and not only kept until somebody names a server. */
export async function hasMailServer(tx: Transaction): Promise<boolean> {
  return (await mailServerOf(tx)) !== null
}

// Text: a function of the database, which alone looks across organisations.
const anyOwnServer = prepared<{ is_there: boolean }>('select any_own_mail_server() as is_there')

/** Whether anybody here is sent mail at all, before it is known of which organisation somebody is. */
export async function sendsMail(tx: Transaction): Promise<boolean> {
  return providedFor(installationMail) !== null || (await tx.find(anyOwnServer()))?.is_there === true
}

/** The server mail is handed to, by the organisation's row of its own. */
export function serverFrom(row: Selectable<MailServerRow> | undefined): MailServer | null {
  if (!row) {
    const installation = providedFor(installationMail)
    return installation && { kind: 'installation', ...installation }
  }
  const { host, port, security, username, sealed_password: sealed } = row
  return {
    kind: 'own',
    organisationId: row.organisation_id,
    host,
    port,
    security,
    username,
    password: sealed && secrets.unseal(sealed, placeOf(row.organisation_id)),
    sender: { name: row.sender_name, address: row.sender_address },
  }
}
