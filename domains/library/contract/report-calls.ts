import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const words = field.freeText(z.string())

/** A complaint about a reading (specification, section 3: parse report), with what became of it. */
export const reportSchema = z.object({
  id: field.id,
  post_id: field.id,
  name: z.string(),
  position: z.string(),
  text: words,
  /** 1 once somebody has handled it. */
  is_done: z.number(),
  state: z.enum(['open', 'handled']),
  answer: words,
  create_time: z.string(),
  handle_time: z.string().nullable(),
})

export type ReportRow = z.output<typeof reportSchema>

export const reportCalls = {
  listReports: {
    method: 'GET',
    path: 'resume/error-reports',
    summary: 'The readings the caller reported as wrong, newest first, with what became of each',
    access: 'candidates.view',
    query: z.object({ ...field.paging, state: z.enum(['open', 'handled']).optional() }),
    reply: z.object({ list: z.array(reportSchema) }),
    hasTotal: true,
    shows: ['parse_report', 'candidate'],
  },
} as const satisfies Record<string, CallRecord>
