import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const words = field.freeText(z.string())

/** A complaint about a reading, as whoever looks after the server sees it (specification, section 3: parse report). */
const operatorReport = z.object({
  id: field.id,
  post_id: field.id,
  /** The file it is about; null where somebody wrote the résumé by hand. */
  file_id: field.id.nullable(),
  organization: z.string(),
  text: words,
  /** What the file was read as; null where that is not known. */
  document_kind: z.string().nullable(),
  /** 1 once somebody has handled it. */
  is_done: z.number(),
  state: z.enum(['open', 'handled']),
  answer: words,
  create_time: z.string(),
  handle_time: z.string().nullable(),
  can: z.object({ answer: z.boolean(), look: z.boolean() }),
})

export type OperatorReport = z.output<typeof operatorReport>

/** What operators are told of wrong readings, and what they answer. */
export const operatorReportCalls = {
  listOperatorReports: {
    method: 'GET',
    path: 'operator/parse/report/index',
    summary: 'Readings that were reported as wrong: of every organisation for operators, else of the own one',
    access: 'server.view',
    query: z.object({ ...field.paging, state: z.enum(['open', 'handled']).optional() }),
    reply: z.object({ list: z.array(operatorReport) }),
    hasTotal: true,
    shows: ['parse_report'],
  },
  handleReport: {
    method: 'POST',
    path: 'operator/parse/report/handle',
    summary: 'Answer whoever reported a reading as wrong: what became of it',
    access: 'server.view',
    body: z.object({ id: field.idOf('parse_report'), answer: field.requiredText(1000) }),
    reply: field.done,
    refusals: ['report_handled'],
    changes: ['parse_report'],
  },
} as const satisfies Record<string, CallRecord>
