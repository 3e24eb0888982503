import { firstSteps } from '@bole/dashboard/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { calendarDay, figure, funnelStage, named, progressItem, schedule, stageToDo } from './schemas.ts'

/** The specification's names for résumés nobody has taken up, applications in the list, and those that came in today. */
const resume = z.object({ resumeCount: figure, postCount: figure, incrementCount: figure })

const toDo = z.object({
  total: figure,
  waiting_days: z.number(),
  /** Where it is the caller's turn as a recruiter: what they own, and what nobody owns where they see more than what they take part in. */
  stages: z.array(stageToDo),
  offers_lapsed: figure,
  entries_missed: figure,
  /** Candidates who were promised an answer by a day that has passed, of all the caller sees. */
  answers_overdue: figure,
  /** What the caller was asked for: approvals, and evaluations of interviews that are over. */
  feedback_owed: figure,
  /** What waits for approvers, for interviewers, and for anybody of staff; null for who sees no more than what they take part in. */
  with_colleagues: z.object({ approvals: figure, evaluations: figure, everybody: figure }).nullable(),
})

const notice = z.object({
  id: field.id,
  type: z.string(),
  facts: field.freeText(z.record(z.string(), z.union([z.string(), z.number()]))),
  link: z.string().nullable(),
  create_time: z.string(),
})

/** Everything the dashboard shows before anything is clicked. */
export const firstPaint = z.object({
  /** Whose dashboard it is. */
  user_id: field.id,
  userInfo: z.object({
    userName: z.string(),
    userRole: z.string(),
    /** The key of the greeting; its words are the browser's. */
    welcomeContent: z.enum(['first_steps', 'to_do', 'all_done'] satisfies readonly firstSteps.Welcome[]),
  }),
  resume,
  to_do: toDo,
  funnel: z.array(funnelStage),
  schedule: schedule.extend({ dateList: z.array(calendarDay), project: z.array(named) }),
  project: z.object({ list: z.array(progressItem), total: z.number() }),
  systemNotifies: z.array(notice),
  /** The first step not done yet. */
  learnTarget: z.enum(firstSteps.firstSteps).nullable(),
})

/** What came in lately, and what has to be followed up. */
export const resumeData = z.object({
  type: z.enum(['hours', 'days']),
  /** By source, as the list's `source` takes it: `upload`, `referral:A1`, `referral:` without a code. */
  dir: z.array(figure.extend({ name: z.string() })),
  /** By department; no id is "no department". */
  organization: z.array(z.object({ id: z.number().nullable(), name: z.string(), count: z.number() })),
  /** Each hour or day, from its first moment. */
  result: z.array(z.object({ from: z.string(), count: z.number() })),
  /** Whether only the newest of what came in was looked at. */
  is_capped: z.boolean(),
  post_count: figure,
  /** What waits for anybody of staff, at every stage together. */
  track_Count: figure,
  interview_count: figure,
  /** Of these, interviews of one candidate at a time. */
  single_interview_count: figure,
  /** And those in a queue; null: there are no queue interviews yet. */
  queue_interview_count: figure.nullable(),
  to_be_tracked: z.object({
    select: figure,
    approval: figure,
    evaluation: figure,
    test: figure,
    interview: figure,
    contract: figure,
  }),
})
