import type { mailApi } from '@bole/mail/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { serverFrom } from './mail-server.ts'
import { mails, ownServer } from './mail-store.ts'

/** What an administrator sees of the mail server: everything but its password. */
export const getMailServer: Handler<typeof mailApi.getMailServer> = async ({ tx }) => {
  const [[row], [count]] = await tx.load(
    ownServer(),
    mails.selectFrom('mails').select(sql<number>`count(*)`.as('waiting')).where('state', '=', 'waiting'),
  )
  const server = serverFrom(row)
  const sender = server?.kind === 'own' ? server.sender.address : server?.sender
  return {
    used: server?.kind ?? 'none',
    sender: sender ?? '',
    own: row
      ? {
          id: row.id,
          host: row.host,
          port: row.port,
          security: row.security,
          username: row.username,
          has_password: row.sealed_password !== null,
          sender_name: row.sender_name,
          sender_address: row.sender_address,
          version: row.version,
        }
      : null,
    waiting: count?.waiting ?? 0,
  }
}
