import { work } from '@bole/dashboard/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { meetingStatus } from './schemas.ts'

/** Something that waits for the caller. */
export const workItem = z.object({
  /** Its kind and number together, as numbers of several kinds may be the same. */
  key: z.string(),
  kind: z.enum(work.workKinds),
  id: field.id,
  /** What it is of its kind, where there are several. */
  part: z.enum(['invitation', 'registration', 'account', 'job', 'mail']).nullable(),
  /** Who or what it is about: a candidate, an address, a job. */
  title: z.string(),
  /** Beside that: the position, what the mail server said. */
  about: z.string(),
  /** How many, where one row stands for several. */
  count: z.number(),
  since: z.string(),
  due: z.string().nullable(),
  is_overdue: z.boolean(),
  application: z
    .object({
      post_id: field.id,
      version: z.number(),
      status: meetingStatus,
      /** What can be decided in place. */
      can: z.object({ pass: z.boolean(), eliminate: z.boolean() }),
    })
    .nullable(),
})

/** What waits for whoever asks. */
export const workCalls = {
  listWork: {
    method: 'GET',
    path: 'home/work/index',
    summary: 'What waits for the caller, the oldest first, with how much of each kind there is',
    access: 'signed_in',
    query: z.object({
      kind: z.enum(work.workKinds).optional(),
      page: field.whole(1, 20).default(1),
      page_size: field.whole(1, 200).default(30),
    }),
    reply: z.object({
      list: z.array(workItem),
      /** The kinds there can be for the caller; capped, a number reads "at least". */
      kinds: z.array(z.object({ kind: z.enum(work.workKinds), count: z.number(), is_capped: z.boolean() })),
    }),
    hasTotal: true,
    shows: ['application', 'progress', 'invitation', 'user', 'mail'],
  },
} as const satisfies Record<string, CallRecord>
