import { defineEvents, field } from '@bole/platform/contract'
import { shortMessageStates } from '@bole/sms/model'
import * as z from 'zod'

/** What other domains hear of the short messages they wrote. */
export const smsEvents = defineEvents('sms', {
  /** The gateway or a receipt said something of it. `said`: in the provider's own words. */
  settled: z.object({ short_message_id: field.id, state: z.enum(shortMessageStates), said: z.string() }),
  /** Who was written to has answered. */
  replied: z.object({ short_message_id: field.id, text: z.string(), at: z.string() }),
})
