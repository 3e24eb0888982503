import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const days = field.whole(1, 90)

/** Working days to answer in, by the stage that a candidate is told. */
const kept = {
  received: days,
  under_review: days,
  assessment: days,
  interview: days,
  offer: days,
  joining: days,
}

/** Within how many working days candidates are answered, and who was not. */
export const answerDayCalls = {
  listOverdueAnswers: {
    method: 'GET',
    path: 'tracker/resume/answer-overdue',
    summary: 'Candidates who were promised an answer by a day that has passed, the longest waiting first',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin: field.whole(1, 2).default(2),
      project_id: field.idOf('project').optional(),
      keyword: field.text(100).optional(),
    }),
    reply: z.object({
      list: z.array(
        z.object({
          /** The application. */
          id: field.id,
          name: z.string(),
          position: z.string(),
          /** Empty: nobody owns it. */
          owner: z.string(),
          due_on: field.day,
          applied_at: z.string(),
        }),
      ),
    }),
    hasTotal: true,
    shows: ['application', 'candidate', 'position', 'user'],
  },
  getAnswerDays: {
    method: 'GET',
    path: 'careers/answer-days',
    summary: 'Within how many working days candidates are promised an answer, by stage',
    access: 'company.manage',
    reply: z.object({ id: field.id, version: z.number(), ...kept }),
    shows: ['answer_days'],
  },
  updateAnswerDays: {
    method: 'POST',
    path: 'careers/answer-days/update',
    summary: 'Promise candidates an answer within other days; what was promised already stays due as it was',
    access: 'company.manage',
    body: z.object({ id: field.idOf('organisation'), version: z.number().int().min(0), ...kept }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale'],
    changes: ['answer_days', 'application'],
  },
} as const satisfies Record<string, CallRecord>
