import { prepared, type Transaction } from '@bole/platform/server'
import { smsEvents } from '@bole/sms/contract'

/** What somebody wrote back. */
export interface Reply {
  /** The number it came from, as the provider writes it. */
  readonly from: string
  readonly text: string
  readonly at: Date
}

// Text: a function of the database, which alone looks across organisations.
const lastDialled = prepared<{ organisation_id: number; short_message_id: number }>(
  'select organisation_id, short_message_id from short_message_to($1)',
)

/** The message that an answer from a number is about: the last one that was sent there; no row where there was none. */
export const messageDialled = (from: string) => lastDialled(from.replace(/\D/g, '').replace(/^00/, ''))

/** Tells upwards what was answered to a message. */
export function takeReply(tx: Transaction, messageId: number, { text, at }: Reply): void {
  tx.emit(smsEvents.replied, {
    short_message_id: messageId,
    text: text.trim().slice(0, 4000),
    at: at.toISOString(),
  })
}
