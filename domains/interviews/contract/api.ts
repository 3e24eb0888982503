import { candidateTags } from '@bole/interviews/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { feedCalls } from './feed-calls.ts'
import { hallCalls } from './hall-calls.ts'
import { hoursCalls, interviewHours } from './hours-calls.ts'
import { invitationCalls } from './invitation-calls.ts'
import { offerCalls } from './offer-calls.ts'
import { queueCalls } from './queue-calls.ts'
import { calendarConditions, conflictsSchema, interviewConditions, interviewSchema } from './schemas.ts'
import { interviewWorkCalls } from './work-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    interview: 'interviews'
    interview_hours: 'interviews'
    interview_offer: 'interviews'
  }
}

const interview = field.idOf('interview')

/** How many interviews stand in one state; `name` is the key of its text. */
const stateCount = z.object({ key: z.string(), name: z.string(), value: z.number() })

const othersShown = ['application', 'candidate', 'position', 'user'] as const
const shows = ['interview', ...othersShown] as const

export const interviewsApi = defineApi('interviews', {
  // Before the reads, as its `{interviewId}` would fit their names, too: where tests play the server, what comes later is asked first.
  ...queueCalls,
  ...hallCalls,
  ...interviewHours.calls,
  ...hoursCalls,
  ...offerCalls,
  ...invitationCalls,
  ...feedCalls,
  ...interviewWorkCalls,
  list: {
    method: 'GET',
    path: 'tracker/interview/index',
    summary: 'Interviews by their time, with how many there are of each day and each state',
    access: 'candidates.view',
    query: z.object({ ...field.paging, ...interviewConditions }),
    reply: z.object({
      list: z.array(interviewSchema),
      /** How many of those found take place online. */
      online: z.number(),
      /** By `all` and each state. */
      statistic: z.record(z.string(), stateCount),
      ...{ totalCount: z.number(), todayCount: z.number(), tomorrowCount: z.number() },
      ...{ futureCount: z.number(), pastCount: z.number() },
    }),
    hasTotal: true,
    shows,
  },
  calendar: {
    method: 'GET',
    path: 'tracker/interview/calendar',
    summary:
      'The interviews of up to six weeks, as a calendar shows them; without those that expired unless they are asked for',
    access: 'candidates.view',
    query: z.object({ ...calendarConditions, from_day: field.day, until_day: field.day }),
    reply: z.object({
      list: z.array(interviewSchema),
      /** There are more than are shown: who asks has to narrow the days, or whom they ask for. */
      has_more: z.boolean(),
    }),
    refusals: ['too_many_days'],
    shows,
  },
  view: {
    method: 'GET',
    path: 'tracker/interview/view',
    summary: 'One interview',
    access: 'candidates.view',
    query: z.object({ id: interview }),
    reply: interviewSchema,
    shows: [{ entity: 'interview', by: 'id' }, ...othersShown],
  },
  single: {
    method: 'GET',
    path: 'tracker/interview/single',
    summary: 'The interviews of one application, the latest first',
    access: 'candidates.view',
    query: z.object({ post_id: field.idOf('application') }),
    reply: z.object({ list: z.array(interviewSchema) }),
    shows,
  },
  findConflicts: {
    method: 'GET',
    path: 'tracker/interview/conflicts',
    summary: 'Who of these people is elsewhere at that time, and whether the room is taken',
    access: 'pipeline.feedback',
    query: z.object({
      interviewTime: field.moment,
      endTime: field.moment,
      interviewer_id: field.commaList(field.idOf('user'), 30),
      room: field.text(300).optional(),
      /** The interview that does not stand in its own way. */
      id: interview.optional(),
    }),
    reply: conflictsSchema,
    shows: ['interview'],
  },
  onlineList: {
    method: 'POST',
    path: 'tracker/interview/online-list',
    summary: 'The online interviews that are on, or begin within the next twelve hours',
    access: 'candidates.view',
    body: z.object({ origin: interviewConditions.origin }),
    reply: z.object({ online_list: z.array(interviewSchema) }),
    shows,
  },
  listSigned: {
    method: 'GET',
    path: 'tracker/interview/sign',
    summary: 'Who of an interview’s candidates has come',
    access: 'candidates.view',
    query: z.object({ id: interview }),
    reply: z.object({
      list: z.array(
        z.object({
          postId: field.id,
          version: z.number(),
          name: z.string(),
          isSigned: z.boolean(),
          tag: z.enum(candidateTags),
        }),
      ),
    }),
    shows: [{ entity: 'interview', by: 'id' }, ...othersShown],
  },
  exportExcel: {
    method: 'POST',
    path: 'tracker/interview/export-excel',
    summary: 'The interviews that were found as an Excel file, a line for each candidate',
    access: 'candidates.export',
    body: z.object(interviewConditions),
    reply: z.unknown(),
    sendsFile: true,
    refusals: ['too_many_lines', 'nothing_to_export'],
  },
})
