import { messageStates } from '@bole/mailboxes/model'
import { fromAddress } from '@bole/platform/web'

/** What stands in the address of the mails, and what a mailbox leads to. */
export const mailFields = {
  state: fromAddress.oneOf(messageStates),
  mailbox_id: fromAddress.id,
  keyword: fromAddress.text(100),
  day_from: fromAddress.day,
  day_until: fromAddress.day,
}
