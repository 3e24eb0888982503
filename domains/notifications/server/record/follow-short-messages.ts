import { on } from '@bole/platform/reaction'
import { smsEvents } from '@bole/sms/contract'
import { recordsFollow } from './records-follow.ts'

/** What becomes of a short message becomes of the message to the candidate it carries. */
export const followShortMessages = on(smsEvents.settled, async ({ tx, events }) => {
  const news = new Map(events.map((event) => [event.short_message_id, event]))
  await recordsFollow(tx, 'short_message_id', news)
})
