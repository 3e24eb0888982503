import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { interviewDays } from '../model/interview-days.ts'
import { personSchema, statistic, statusSchema } from './schemas.ts'

const origin = field.whole(1, 2).default(2)

/** Somebody with an interview arranged (specification, section 3: interviewCandidates). */
const interviewCandidate = z.object({
  id: field.id,
  post_id: field.id,
  version: z.number(),
  basic: z.object({ name: z.string() }),
  position: z.object({ id: field.id, title: z.string() }),
  status: statusSchema,
  interview_date: z.string(),
  end_date: z.string().nullable(),
  place: z.string(),
  is_online: z.boolean(),
  interviewers: z.array(personSchema.extend({ is_first: z.boolean() })),
  /** `delete`: before its start; `absence`: after it; `arrange`: changed before it, corrected after it. */
  can: z.object({ delete: z.boolean(), absence: z.boolean(), arrange: z.boolean() }),
})

export type InterviewCandidate = z.output<typeof interviewCandidate>

/** Interviews as they are arranged, and what arranging asks for. */
export const appointmentCalls = {
  listInterviewCandidates: {
    method: 'GET',
    path: 'tracker/interview/candidates',
    summary: 'Everybody with an interview arranged, by its day',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin,
      day: field.commaList(z.enum(interviewDays), 4),
      keyword: field.text(60).optional(),
      interviewer_id: field.commaList(field.idOf('user'), 50),
      process_step_id: field.idOf('process_step').optional(),
      place: field.text(300).optional(),
    }),
    reply: z.object({ list: z.array(interviewCandidate), statistic }),
    hasTotal: true,
    shows: ['application', 'candidate', 'position', 'user'],
  },
  listQueueProcesses: {
    method: 'GET',
    path: 'tracker/process/queue-process-list',
    summary:
      'The interview rounds of all processes, with how many stand in each and how many of them still wait for a time',
    access: 'candidates.view',
    query: z.object({ origin }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          /** Empty where it goes by the name of its stage. */
          title: z.string(),
          /** The process it is a round of. */
          name: z.string(),
          count: z.number(),
          eliminateCount: z.number(),
          to_arrange: z.number(),
        }),
      ),
    }),
    shows: ['application', 'process'],
  },
  getInterviewParams: {
    method: 'GET',
    path: 'common/param/interview',
    summary: 'What arranging an interview chooses from',
    access: 'candidates.view',
    reply: z.object({
      /** Where interviews of the last year were, the latest first. */
      places: z.array(z.string()),
      /** Usual lengths in minutes. */
      durations: z.array(z.number()),
      /** What stands for “no date” with those who speak to the specification’s own server (section 9). */
      empty_date: z.string(),
    }),
    shows: ['application'],
  },
  checkInterviewTime: {
    method: 'GET',
    path: 'tracker/interview/check-time',
    summary: 'Who of these people meets another candidate at that time',
    access: 'pipeline.move',
    query: z.object({
      interviewer_id: field.commaList(field.idOf('user'), 30),
      meets_at: field.moment,
      /** An hour later where it is not said. */
      meets_until: field.moment.optional(),
      /** Whose own appointment does not count. */
      post_id: field.idOf('application').optional(),
    }),
    reply: z.object({
      conflicts: z.array(z.object({ user: personSchema, meets_at: z.string(), meets_until: z.string() })),
    }),
    shows: ['application'],
  },
} as const satisfies Record<string, CallRecord>
