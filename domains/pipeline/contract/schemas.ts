import { approvalRules, candidateActions, companyActions } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import { stages, statuses } from '@bole/processes/model'
import * as z from 'zod'
import { dayOrNone, momentOrNone } from './day-or-none.ts'

/** A stage's code: one of the eight. */
export const stageCode = field.whole(0, 99).refine(stages.isStage)

export const origin = field.whole(1, 2)

/** A status within its stage, as `step/detail`. */
export const statusKey = z.string().regex(/^\d{1,2}\/\d{1,2}$/)

const moment = z.string()
const words = field.freeText(z.string())

/** What we can say at a stage, and what a candidate can answer. */
export const companyAction = z.enum(companyActions)
export const candidateAction = z.enum(candidateActions)

/** A step of a hiring process; an empty title is the name of its stage. */
export const processStep = z.object({
  id: field.id,
  stage: z.number(),
  title: z.string(),
  colour: z.enum(stages.stepColours).optional(),
})

/**
 * Where an application is to go. `stage` alone is the first step of that stage in the process of its position; a step named
 * beside it has to be of that stage, and in another process means the one that is called the same.
 */
export const destination = { stage: stageCode, process_step_id: field.idOf('process_step').optional() }

export const possibleSchema = z.object({
  company_actions: z.array(companyAction),
  candidate_actions: z.array(candidateAction),
  /** Stages that can be moved to by their code alone, which means the first step of each. */
  stages: z.array(z.number()),
  /** The steps of the process it can be moved to. */
  steps: z.array(processStep),
  /** The one after the step it stands in. */
  next_step_id: z.number().nullable(),
  take_up: z.boolean(),
  change_position: z.boolean(),
  transfer: z.boolean(),
  make_candidate_page: z.boolean(),
  remove: z.boolean(),
  restore: z.boolean(),
})

/** Status as it is shown: `name` is the key of its text and its explanation. */
export const statusSchema = z.object({
  status: z.number(),
  process_status: z.number(),
  process_detail_status: z.number(),
  name: z.string(),
  colour: z.enum(statuses.colours),
  /** What the step of the process is called; empty where it goes by the name of its stage. */
  title: z.string(),
  /** The step's own colour, where it has one. */
  step_colour: z.enum(stages.stepColours).optional(),
})

export const personSchema = z.object({ id: field.id, name: z.string() })

/** Somebody who meets the candidate or approves; whoever was disabled since stays until somebody takes them out. */
export const participantSchema = personSchema.extend({
  part: z.enum(['main_interviewer', 'interviewer', 'approver']),
  is_disabled: z.boolean(),
})

/** An appointment of a stage: when, where and with whom. */
export const interviewSchema = z.object({
  /** The live room, once one is open. */
  interview_room_id: z.number().nullable(),
  interview_date: moment.nullable(),
  end_date: moment.nullable(),
  place: z.string(),
  is_online: z.boolean(),
  interviewers: z.array(personSchema.extend({ is_first: z.boolean() })),
  is_deleted: z.number(),
})

/** A count by key, as the specification's `statistic` has it. */
export const statistic = z.record(z.string(), z.object({ key: z.string(), value: z.number() }))

/** One status of the stage looked at, with how many stand there. */
export const statusCount = statusSchema.extend({ id: z.string(), count: z.number() })

/**
 * A step with how many stand in it, and how many of those have ended there (specification, section 3: process count entry). Where
 * the list is not narrowed to positions, a stage of all processes, under its code: `process_step_id` is null then. `name` is
 * the key of the stage's text, `title` empty where the step goes by it.
 */
export const processCount = z.object({
  id: z.number(),
  process_step_id: z.number().nullable(),
  status: z.number(),
  title: z.string(),
  name: z.string(),
  count: z.number(),
  eliminateCount: z.number(),
})

/** What is agreed on when an application enters a stage, or later: null takes a date out again, what is absent stays. */
export const arrangement = z.object({
  meets_at: momentOrNone,
  meets_until: momentOrNone,
  place: field.text(300).optional(),
  is_online: z.boolean().optional(),
  interviewer_ids: z.array(field.idOf('user')).max(30).optional(),
  approver_ids: z.array(field.idOf('user')).max(30).optional(),
  /** How many of the approvers have to agree, and in which order they are asked; without it any of them, or as it was. */
  approval_rule: z.enum(approvalRules).optional(),
  reply_by: momentOrNone,
  offer_valid_until: dayOrNone,
  entry_date: dayOrNone,
})

export type Arrangement = z.output<typeof arrangement>

/** Whether the candidate is invited to the appointment on their page, once its date and people are known. */
export const tellsCandidate = { tells_candidate: z.boolean().default(true) }

/** Whether the candidate's page gets a new link with it: an earlier one stops working. The page shows the candidate's own contacts. */
export const makesPage = {
  makes_page: field.byGroup(z.boolean(), (makes) => (makes ? 'contacts' : null)).default(false),
}

/** One application with the version it was seen at: what makes a later hand hear `stale`. */
export const seenApplication = z.object({
  post_id: field.idOf('application'),
  version: z.number().int().positive(),
})

/** What a change of one application answers: where it stands now, and the batch that takes it back. */
export const changed = z.object({
  post_id: field.id,
  version: z.number(),
  status: statusSchema,
  batch_id: z.string(),
})

/** The same of a change that may make the candidate's page. */
export const arrangedReply = changed.extend({
  /** The address of the candidate's page on this server, where it was asked for; it is not kept. */
  page_path: field.ofGroup('contacts', z.string().nullable()),
})

/** What a batch did: each application it could not act on has its reason. */
export const batchReply = z.object({
  batch_id: z.string(),
  done: z.number(),
  refused: z.array(z.object({ post_id: field.id, name: z.string(), code: z.string() })),
})

/** What was said at a stage, and by whom. */
export const feedback = z.object({
  id: field.id,
  create_time: moment,
  /** When its words were changed last, by whoever gave it; else when it was given. */
  update_time: moment,
  /** Whether the caller may change its words. */
  can_change: z.boolean(),
  user_id: z.number().nullable(),
  username: z.string(),
  /** The group that means moved out (`movedOutGroup`). Other answers have none. */
  tag_group_id: z.number().nullable(),
  tags: z.array(words),
  appraise: words,
})

/** Something that happened (specification, section 3: history entry), with what was agreed on after it. */
export const historyItem = z.object({
  id: field.id,
  create_time: moment,
  actor: z.enum(['user', 'candidate', 'system']),
  user_id: z.number().nullable(),
  username: z.string(),
  action: z.string(),
  from: statusSchema.nullable(),
  process: statusSchema,
  is_move: z.boolean(),
  was_listed: z.boolean(),
  is_listed: z.boolean(),
  tags: z.array(words),
  appraise: words,
  /** Our decision, comment or score, or the candidate's answer: none where it was something else. Never edited. */
  feedbacks: z.array(feedback),
  /** The meeting as it was agreed on then; null at stages without one and while nothing was. */
  interview: interviewSchema.nullable(),
  /** What the time of its step was then: of the meeting, the day an offer held until, or the first day at work. */
  processTime: z.string().nullable(),
  /** The score given with it. */
  score: z.number().nullable(),
  /** The position it was moved to. */
  position: z.object({ id: field.id, title: z.string() }).nullable(),
  /** Whom it gave a part in the interview or approval, and whom it took theirs. */
  put_in: z.array(personSchema),
  taken_out: z.array(personSchema),
  /** Those who were away, in whose place an approval was answered. */
  for_names: z.array(z.string()),
  /** It was answered by the link of a mail. */
  is_by_mail: z.boolean(),
  facts: field.freeText(z.record(z.string(), z.unknown())),
  batch_id: z.string().nullable(),
})

export type HistoryItem = z.output<typeof historyItem>

/** The tags and positions of an origin that its list can be narrowed by, positions with all who stand in their list. */
export const listChoices = z.object({
  postPositionStatistic: z.array(
    z.object({
      id: field.id,
      title: z.string(),
      project_id: field.id,
      project_name: z.string(),
      is_open: z.boolean(),
      count: z.number(),
    }),
  ),
  /** Under the specification's spelling (section 3: scene groups). */
  tagGroup: z.array(
    z.object({
      id: field.id,
      name: words,
      color: z.string(),
      /** The group it stands in; empty: in none. */
      group: z.string(),
      /** Whether the caller may give it: it is not retired and of no group for others. */
      is_offered: z.boolean(),
    }),
  ),
})

/** What the list can be narrowed by. */
export const listLibrary = z.object({
  ...listChoices.shape,
  owners: z.array(z.object({ id: field.id, name: z.string() })),
  cities: z.array(z.string()),
  /** Each alone, and each with every code it came with (`referral:A1`). */
  sources: z.array(z.string()),
  stages: z.array(z.number()),
  /** The steps of all processes that can be told apart: by stage and title. */
  steps: z.array(processStep),
})
