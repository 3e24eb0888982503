import { field, languages } from '@bole/platform/contract'
import * as z from 'zod'

/** What the candidate is told of a change. */
export const candidateMessage = z.object({
  /** Absent: for each what they wrote their application in, else what the organisation writes in. */
  language: z.enum(languages).optional(),
  /** By what it goes; absent: by mail. */
  channel: z.enum(['mail', 'sms']).optional(),
  /** Absent: the words that hold for each of them. Names in braces are filled in (`{{candidate}}`). */
  words: z.object({ subject: field.requiredText(200), body: field.requiredText(6000) }).optional(),
  /** Not before; absent: at once. */
  at: field.moment.optional(),
  /** It leaves in the organisation’s quiet hours, too. */
  is_urgent: z.boolean().optional(),
})

export type CandidateMessage = z.output<typeof candidateMessage>

/** Whether the candidate is told, and what; absent or null: nothing. */
export const tellsWith = { message: candidateMessage.nullish() }
