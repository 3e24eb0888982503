import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { remarks } from './batch-calls.ts'

/** Feedback that was given. */
export const feedbackCalls = {
  changeFeedback: {
    method: 'POST',
    path: 'tracker/resume/feedback',
    summary: 'Word a feedback of one’s own otherwise; what it decided stays',
    access: 'pipeline.feedback',
    body: z.object({
      post_id: field.idOf('application'),
      /** Its number among what was said of this application, as `tracker/resume/post-history` has it. */
      feedback: field.id,
      /** When the words that are changed were written, as the feedback says. */
      update_time: field.moment,
      ...remarks,
    }),
    reply: z.object({ id: field.id, update_time: z.string() }),
    refusals: ['not_your_feedback', 'feedback_taken_back', 'feedback_changed', 'reason_missing'],
    changes: ['application'],
  },
} as const satisfies Record<string, CallRecord>
