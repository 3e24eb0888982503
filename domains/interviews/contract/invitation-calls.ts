import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const token = field.requiredText(100)

/** What a candidate does with the invitation on their page. */
export const invitationCalls = {
  getCalendarFile: {
    method: 'GET',
    path: 'careers/interview/calendar',
    summary: 'The interview that a candidate is expected at, as a file for their calendar',
    access: 'anyone',
    query: z.object({ token }),
    reply: z.unknown(),
    sendsFile: true,
    shows: ['interview', 'application'],
  },
  askAccommodations: {
    method: 'POST',
    path: 'careers/interview/accommodations',
    summary:
      'A candidate says what they need at their interview; empty: nothing any more. Only the people of the interview read it',
    access: 'anyone',
    body: z.object({ token, text: field.text(1000) }),
    reply: z.object({ text: z.string() }),
    refusals: ['interview_is_over'],
    changes: ['interview'],
  },
} as const satisfies Record<string, CallRecord>
