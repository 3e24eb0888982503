import type { MailboxState } from '@bole/mailboxes/model'
import type { Transaction } from '@bole/platform/server'
import type { Account as Way } from '../imap/connect.ts'
import { boxes, mailboxOf, passwordOf } from '../mailbox-store.ts'

/** How a mailbox is reached, and what of it is read. */
export interface Account extends Way {
  readonly folders: readonly string[]
  readonly takenFrom: string
}

/** A mailbox as it is to be read; null where it is turned off or gone. */
export async function accountOf(tx: Transaction, id: number): Promise<Account | null> {
  const box = await tx.find(mailboxOf(id).where('is_on', '=', true))
  if (!box) return null
  const { host, port, security, username, folders, taken_from: takenFrom } = box
  // Without the password, which was sealed with another key, the server says what it thinks of that.
  return { host, port, security, username, password: passwordOf(tx, box) ?? '', folders, takenFrom }
}

/** Notes how a look went; only what is news is announced. */
export async function noteLook(
  tx: Transaction,
  id: number,
  { state, said }: { readonly state: MailboxState; readonly said: string },
): Promise<void> {
  const box = await tx.find(mailboxOf(id).forUpdate())
  if (!box) return
  const looked_at = state === 'reading' ? new Date() : box.looked_at
  tx.save(boxes.updateTable('mailboxes').set({ state, said, looked_at }).where('id', '=', id))
  if (box.state !== state || box.said !== said) tx.announce('mailbox', id)
}
