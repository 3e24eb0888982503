import type { mailApi } from '@bole/mail/contract'
import { faultInServer } from '@bole/mail/model'
import { type Handler, inserted } from '@bole/platform/server'
import { columnsOf, sealedOf } from './mail-server-columns.ts'
import { mails, ownServer } from './mail-store.ts'
import { planWaiting } from './plan-waiting.ts'

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
