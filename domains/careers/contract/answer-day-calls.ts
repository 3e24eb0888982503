import { answering } from '@bole/careers/model'
import { type CallRecord, defineSetting, field } from '@bole/platform/contract'
import * as z from 'zod'

const days = field.whole(1, 90)

/** Working days to answer in, by the stage that a candidate is told. */
export const answerDays = defineSetting('answer_days', {
  noun: 'answer deadlines',
  about: 'within how many working days candidates are promised an answer, by stage',
  access: 'company.manage',
  calls: {
    getAnswerDays: 'GET careers/answer-days',
    updateAnswerDays: 'POST careers/answer-days/update',
    listAnswerDayChanges: 'GET careers/answer-days/changes',
  },
  fields: {
    received: days,
    under_review: days,
    assessment: days,
    interview: days,
    offer: days,
    joining: days,
  },
  defaults: answering.daysByDefault,
  changes: ['application'],
})

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
  ...answerDays.calls,
} as const satisfies Record<string, CallRecord>
