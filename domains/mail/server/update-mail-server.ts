import type { mailApi } from '@bole/mail/contract'
import { faultInServer } from '@bole/mail/model'
import { type Handler, notFound } from '@bole/platform/server'
import { columnsOf, sealedOf } from './mail-server-columns.ts'
import { mails, ownServer } from './mail-store.ts'
import { planWaiting } from './plan-waiting.ts'
import { closeTransportOf } from './transports.ts'

export const updateMailServer: Handler<typeof mailApi.updateMailServer> = async ({ body, tx, refuse }) => {
  const server = await tx.find(ownServer().where('id', '=', body.id).forUpdate())
  if (!server) throw notFound()
  if (server.version !== body.version) throw refuse('stale')
  // A password goes to the server it was typed for and to no other: whoever names another one types it again.
  const isSame = server.host === body.host && server.username === body.username
  const kept = isSame ? server.sealed_password : null
  const sealed = body.username === '' ? null : (sealedOf(tx, body.password) ?? kept)
  const fault = faultInServer({ ...body, hasPassword: sealed !== null })
  if (fault) throw refuse(fault)
  const version = server.version + 1
  tx.saveOne(
    mails
      .updateTable('mail_servers')
      .set({ ...columnsOf(body), sealed_password: sealed, version })
      .where('id', '=', body.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.afterCommit(() => closeTransportOf(tx.organisationId))
  await planWaiting(tx)
  tx.announce('mail_server', body.id)
  return { id: body.id, version }
}

export const removeMailServer: Handler<typeof mailApi.removeMailServer> = async ({ body, tx }) => {
  const gone = await tx.find(mails.deleteFrom('mail_servers').where('id', '=', body.id).returning('id'))
  if (!gone) throw notFound()
  tx.afterCommit(() => closeTransportOf(tx.organisationId))
  await planWaiting(tx)
  tx.announce('mail_server', body.id)
  return {}
}
