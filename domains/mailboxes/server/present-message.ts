import { reasonTexts } from '@bole/intake/contract'
import type { Message } from '@bole/mailboxes/contract'
import type { Language } from '@bole/platform/contract'
import type { Selectable } from 'kysely'
import type { MessageItem } from './message-items.ts'
import type { MailboxMessageRow } from './tables.ts'

interface Row extends Selectable<MailboxMessageRow> {
  readonly mailbox_name: string
  readonly position_title: string | null
}

/** Of an archive with hundreds of files only the first are named. */
const itemsNamed = 20

/** A mail as the wire carries it, with what became of what it brought. */
export function presentMessage(row: Row, items: readonly MessageItem[], language: Language): Message {
  const { id, folder, sender, sender_name, subject, board, state, reason, left_out } = row
  const amountOf = (of: MessageItem['state']) => items.filter((item) => item.state === of).length
  return {
    ...{ id, folder, sender, sender_name, subject, board, state, reason, left_out },
    mailbox: { id: row.mailbox_id, name: row.mailbox_name },
    position: row.position_id === null ? null : { id: row.position_id, title: row.position_title ?? '' },
    items: items.slice(0, itemsNamed).flatMap((item) =>
      item.state === 'unpacked'
        ? []
        : {
            ...{ id: item.id, name: item.name, state: item.state, post_id: item.application_id },
            reason_text: item.reason ? reasonTexts[language][item.reason] : '',
            candidate_name: item.candidate_name,
          },
    ),
    counts: {
      waiting: amountOf('waiting'),
      accepted: amountOf('accepted'),
      duplicate: amountOf('duplicate'),
      failed: amountOf('failed'),
    },
    send_time: row.sent_at.toISOString(),
    take_time: row.taken_at.toISOString(),
  }
}
