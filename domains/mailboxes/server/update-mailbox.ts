import type { mailboxesApi } from '@bole/mailboxes/contract'
import { needsEncryption } from '@bole/mailboxes/model'
import { type Handler, notFound } from '@bole/platform/server'
import { isInnerNow } from './imap/connect.ts'
import {
  boxes,
  columnsOf,
  mailboxOf,
  passwordOf,
  requirePositions,
  sameAccount,
  saveRules,
  sealedFor,
} from './mailbox-store.ts'

export const updateMailbox: Handler<typeof mailboxesApi.updateMailbox> = async ({ body, tx, refuse }) => {
  // Before anything is asked of the database: looking a name up may take its time.
  const isOpen = needsEncryption(body.security, await isInnerNow(body))
  const [, [box], [same]] = await tx.load(
    tx.hold('mailboxes'),
    mailboxOf(body.id).forUpdate(),
    sameAccount(body, body.id),
  )
  if (!box) throw notFound()
  await requirePositions(tx, body)
  if (box.version !== body.version) throw refuse('stale')
  if (same) throw refuse('exists_already')
  if (isOpen) throw refuse('password_needs_encryption')
  // A password goes to the account it was typed for and to no other: whoever names another one types it again.
  const isSame = box.host.toLowerCase() === body.host.toLowerCase() && box.username === body.username
  const password = body.password || (isSame ? passwordOf(tx, box) : null)
  if (!password) throw refuse('password_needed')
  // Of another account, or from an earlier day, everything is looked at again; what was taken is known by its bytes.
  if (!isSame || body.taken_from < box.taken_from)
    tx.save(boxes.deleteFrom('mailbox_folders').where('mailbox_id', '=', box.id))
  const version = box.version + 1
  tx.saveOne(
    boxes
      .updateTable('mailboxes')
      .set({ ...columnsOf(body), sealed_password: sealedFor(tx, body, password) })
      .set({ state: 'new', said: '', version })
      .where('id', '=', box.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  saveRules(tx, box.id, body.rules)
  tx.announce('mailbox', box.id)
  return { id: box.id, version }
}
