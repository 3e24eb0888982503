import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { tellsWith } from './candidate-message.ts'
import { keepsWith } from './kept-in-pool.ts'
import { saysWhy } from './reason-for-candidate.ts'
import {
  arrangement,
  batchReply,
  companyAction,
  destination,
  seenApplication,
  tellsCandidate,
} from './schemas.ts'

/** As many as one batch takes, each in the version it was seen at. */
export const many = z.array(seenApplication).min(1).max(1000)

/** What is said with a decision. */
export const remarks = {
  tags: z.array(field.requiredText(60)).max(20).default([]),
  text: field.text(4000).default(''),
}

/** What times and days that are agreed on may hear. */
export const timeRefusals = [
  'ends_before_it_begins',
  'offer_day_passed',
  'entry_day_passed',
  'meeting_passed',
  'appointment_begun',
] as const

/** The same act on several applications: what cannot be done stays and says why. */
export const batchCalls = {
  moveMany: {
    method: 'POST',
    path: 'tracker/resume/batch-change-process',
    summary: 'Move several applications to a stage; what cannot move says why',
    access: 'pipeline.move',
    body: z.object({
      applications: many,
      ...destination,
      ...arrangement.shape,
      ...tellsCandidate,
      ...tellsWith,
    }),
    reply: batchReply,
    refusals: ['step_of_another_stage', 'unknown_person', 'messages_used_up', ...timeRefusals],
    changes: ['application'],
  },
  giveFeedbackToMany: {
    method: 'POST',
    path: 'tracker/resume/batch-feedback',
    summary: 'Record the same decision for several applications',
    access: 'pipeline.feedback',
    body: z.object({
      applications: many,
      action: companyAction.exclude(['change_score']),
      ...remarks,
      ...tellsWith,
      ...keepsWith,
      ...saysWhy,
    }),
    reply: batchReply,
    refusals: ['comment_missing', 'pool_full', 'messages_used_up'],
    changes: ['application'],
  },
  removeApplications: {
    method: 'POST',
    path: 'tracker/resume/remove',
    summary: 'Take applications off the list; they can be restored',
    access: 'candidates.remove',
    body: z.object({ applications: many, text: field.text(4000).default('') }),
    reply: batchReply,
    changes: ['application'],
  },
  restoreApplications: {
    method: 'POST',
    path: 'tracker/resume/restore',
    summary: 'Bring ended, removed or moved-out applications back to the exact status they had',
    access: 'pipeline.move',
    body: z.object({ applications: many }),
    reply: batchReply,
    changes: ['application'],
  },
} as const satisfies Record<string, CallRecord>
