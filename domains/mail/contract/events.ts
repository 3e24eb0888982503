import { mailStates } from '@bole/mail/model'
import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'

/** What other domains hear of the mail they wrote. */
export const mailEvents = defineEvents('mail', {
  /** The server said something, or somebody took the message back or sent it again. `said`: in the server's own words. */
  settled: z.object({ mail_id: field.id, state: z.enum(mailStates), said: z.string() }),
  /** Its reader answered. `text`: their own words; `message_id`: of the answer, which may be told of twice. */
  replied: z.object({
    mail_id: field.id,
    message_id: z.string(),
    subject: z.string(),
    text: z.string(),
    at: z.string(),
  }),
})
