import { mailEvents } from '@bole/mail/contract'
import { on } from '@bole/platform/reaction'
import { recordsFollow } from './records-follow.ts'

/** What becomes of a mail becomes of the message to the candidate it carries. */
export const followMail = on(mailEvents.settled, async ({ tx, events }) => {
  await recordsFollow(tx, 'mail_id', new Map(events.map((event) => [event.mail_id, event])))
})
