import type { mailApi } from '@bole/mail/contract'
import { faultInServer } from '@bole/mail/model'
import {
  type Context,
  type Handler,
  inserted,
  notFound,
  secrets,
  type Transaction,
} from '@bole/platform/server'
import { placeOf } from './mail-server.ts'
import { mails, ownServer } from './mail-store.ts'
import { planToSend } from './write-mail.ts'

/** How many waiting messages are planned at once; the others follow when the next setting or start plans them. */
const plannedAtMost = 10_000

export const createMailServer: Handler<typeof mailApi.createMailServer> = async ({ body, tx, refuse }) => {
  const [, [exists]] = await tx.load(tx.hold('mail server'), ownServer())
  if (exists) throw refuse('exists_already')
  const fault = faultInServer({ ...body, hasPassword: Boolean(body.password) })
  if (fault) throw refuse(fault)
  const row = { ...columnsOf(body), organisation_id: tx.organisationId }
  const sealed = sealedOf(tx, body.password) ?? null
  const made = await tx.find(
    mails
      .insertInto('mail_servers')
      .values({ ...row, sealed_password: sealed })
      .returning('id'),
  )
  const { id } = inserted(made)
  await planWaiting(tx)
  tx.announce('mail_server', id)
  return { id, version: 1 }
}

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
  await planWaiting(tx)
  tx.announce('mail_server', body.id)
  return { id: body.id, version }
}

export const removeMailServer: Handler<typeof mailApi.removeMailServer> = async ({ body, tx }) => {
  const gone = await tx.find(mails.deleteFrom('mail_servers').where('id', '=', body.id).returning('id'))
  if (!gone) throw notFound()
  await planWaiting(tx)
  tx.announce('mail_server', body.id)
  return {}
}

type Body = Context<typeof mailApi.createMailServer>['body']

function columnsOf({ host, port, security, username, sender_name, sender_address }: Body) {
  return { host, port, security, username, sender_name, sender_address }
}

function sealedOf(tx: Transaction, password: string | undefined): Buffer | undefined {
  return password ? secrets.seal(password, placeOf(tx.organisationId)) : undefined
}

/** What waits is tried at once: it may have waited for these very settings. */
async function planWaiting(tx: Transaction): Promise<void> {
  const [waiting] = await tx.load(
    mails.selectFrom('mails').select('id').where('state', '=', 'waiting').orderBy('id').limit(plannedAtMost),
  )
  for (const { id } of waiting) planToSend(tx, id)
}
