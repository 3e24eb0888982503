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

/** Within how many working days candidates are answered. */
export const answerDayCalls = {
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
