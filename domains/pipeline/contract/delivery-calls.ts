import { sources } from '@bole/pipeline/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { statusSchema } from './schemas.ts'

/** An application as it arrived. */
const delivery = z.object({
  id: field.id,
  post_id: field.id,
  basic: z.object({ name: z.string() }),
  position: z.object({ id: field.id, title: z.string() }),
  applied_at: z.string(),
  source: z.string(),
  source_code: z.string().nullable(),
  status: statusSchema,
  is_listed: z.boolean(),
  /** Which of this person’s applications it is, counted from 1: above that somebody applied again. */
  times: z.number(),
  /** `others`: there are other applications of this person to look at. */
  can: z.object({ others: z.boolean() }),
})

export type Delivery = z.output<typeof delivery>

/** What arrived. */
export const deliveryCalls = {
  listDeliveries: {
    method: 'GET',
    path: 'tracker/resume/delivery-record',
    summary: 'Applications as they arrived, newest first, those that left the list among them',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin: field.whole(1, 2).default(2),
      keyword: field.text(60).optional(),
      /** All of whoever is behind this application. */
      post_id: field.idOf('application').optional(),
      position_id: field.commaList(field.idOf('position'), 50),
      source: z.enum(sources.all).optional(),
      applied_from: field.day.optional(),
      applied_to: field.day.optional(),
      is_repeat: field.flag.optional(),
      is_listed: field.flag.optional(),
    }),
    /** The total counts ten thousand at most. */
    reply: z.object({ list: z.array(delivery) }),
    hasTotal: true,
    shows: ['application', 'candidate', 'position'],
  },
} as const satisfies Record<string, CallRecord>
