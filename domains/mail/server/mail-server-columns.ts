import type { mailApi } from '@bole/mail/contract'
import { type Context, secrets, type Transaction } from '@bole/platform/server'
import { placeOf } from './mail-server.ts'

type Body = Context<typeof mailApi.createMailServer>['body']

/** The columns that a body gives. */
export function columnsOf({ host, port, security, username, sender_name, sender_address }: Body) {
  return { host, port, security, username, sender_name, sender_address }
}

/** A password as it is kept; undefined where none was typed. */
export function sealedOf(tx: Transaction, password: string | undefined): Buffer | undefined {
  return password ? secrets.seal(password, placeOf(tx.organisationId)) : undefined
}
