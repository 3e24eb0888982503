import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

/** Labels people put on applications. */
export const tagCalls = {
  addTags: {
    method: 'POST',
    path: 'tracker/resume/add-tags',
    summary: 'Put labels on applications; a label nobody used before is created',
    access: 'candidates.edit',
    body: z.object({
      post_ids: z.array(field.idOf('application')).min(1).max(1000),
      tags: z.array(field.requiredText(40)).min(1).max(20),
    }),
    reply: field.done,
    refusals: ['tag_retired', 'tag_of_others'],
    changes: ['application', 'tag'],
  },
  deleteTags: {
    method: 'POST',
    path: 'tracker/resume/delete-tags',
    summary: 'Take labels off applications',
    access: 'candidates.edit',
    body: z.object({
      post_ids: z.array(field.idOf('application')).min(1).max(1000),
      tag_ids: z.array(field.idOf('tag')).min(1).max(20),
    }),
    reply: field.done,
    changes: ['application'],
  },
} as const satisfies Record<string, CallRecord>
