import type { mailboxesApi } from '@bole/mailboxes/contract'
import { mailboxesAtMost, needsEncryption } from '@bole/mailboxes/model'
import { type Handler, inserted } from '@bole/platform/server'
import { isInnerNow } from './imap/connect.ts'
import { boxes, columnsOf, requirePositions, sameAccount, saveRules, sealedFor } from './mailbox-store.ts'

export const createMailbox: Handler<typeof mailboxesApi.createMailbox> = async ({ body, tx, refuse }) => {
  if (!body.password) throw refuse('password_needed')
  // Before anything is asked of the database: looking a name up may take its time.
  if (needsEncryption(body.security, await isInnerNow(body))) throw refuse('password_needs_encryption')
  const [, [same], [count]] = await tx.load(
    tx.hold('mailboxes'),
    sameAccount(body),
    boxes.selectFrom('mailboxes').select(({ fn }) => fn.countAll<number>().as('amount')),
  )
  if (same) throw refuse('exists_already')
  if ((count?.amount ?? 0) >= mailboxesAtMost) throw refuse('too_many')
  await requirePositions(tx, body)
  const made = await tx.find(
    boxes
      .insertInto('mailboxes')
      .values({
        organisation_id: tx.organisationId,
        ...columnsOf(body),
        sealed_password: sealedFor(tx, body, body.password),
      })
      .returning('id'),
  )
  const { id } = inserted(made)
  saveRules(tx, id, body.rules)
  tx.announce('mailbox', id)
  return { id, version: 1 }
}
