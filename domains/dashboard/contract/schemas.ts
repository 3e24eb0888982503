import { firstSteps, links, type progress } from '@bole/dashboard/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** 1 school, 2 social; the social dashboard is the default. */
export const origin = field.whole(1, 2).default(2)

/** What every call can be narrowed to: an origin, and in it one project. */
export const within = { origin, theme_id: field.idOf('project').optional() }

/** Whose interviews and first days: those the caller takes part in, or all they may see. */
export const watched = { watchType: z.enum(['myself', 'all']).default('myself') }

/** The screen and conditions that show the rows behind a number. */
export const link = z.object({
  screen: z.enum(links.linkedScreens),
  id: field.id.optional(),
  query: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** A number with its rows; capped, it reads "at least". */
export const figure = z.object({ count: z.number(), is_capped: z.boolean(), link })

export const named = z.object({ id: field.id, name: z.string() })

const colour = z.enum(['amber', 'blue', 'green', 'grey'])

const statusName = { status: z.number(), name: z.string(), colour }

/** What waits to be done at a stage, in all and by status. */
export const stageToDo = figure.extend({
  status: z.number(),
  badge: z.string(),
  statuses: z.array(figure.extend(statusName)),
  /** Of these, without a change for `waiting_days` days, and since when the longest waiting of the counted. */
  waiting: figure.extend({ oldest_since: z.string().nullable() }),
})

/** A stage of the funnel, or a step of a position's process: who stands here by colour, and what share of the stage before came this far. */
export const funnelStage = figure.extend({
  status: z.number(),
  /** The step, where it is one, and its title; empty where it goes by the name of its stage. */
  process_step_id: z.number().nullable(),
  title: z.string(),
  badge: z.string(),
  colours: z.array(figure.extend({ colour })),
  /** Who stands here or came further, and what share of the stage before that is. */
  reached: figure,
  rate: z.number().nullable(),
})

/** Where somebody stands whom a calendar names; `title` is which round it is, where the step has one. */
export const meetingStatus = z.object({
  ...statusName,
  process_status: z.number(),
  process_detail_status: z.number(),
  title: z.string(),
})

/** Of which position. */
export const forPosition = z.object({ id: field.id, title: z.string() })

const meeting = {
  id: field.id,
  post_id: field.id,
  candidate_id: field.id,
  name: z.string(),
  position: forPosition,
  status: meetingStatus,
  place: z.string(),
}

export const interviewItem = z.object({
  ...meeting,
  interview_date: z.string(),
  end_date: z.string().nullable(),
  is_online: z.boolean(),
  interviewers: z.array(named.extend({ is_first: z.boolean() })),
})

/** An approval or an evaluation that waits for the caller; an approval, and an interview whose time was never set, have no date. */
export const pendingItem = interviewItem.extend({ interview_date: z.string().nullable(), since: z.string() })

export const joiningItem = z.object({ ...meeting, entry_date: z.string() })

/** One day of the calendar. */
export const calendarDay = z.object({ date: z.string(), interview: figure, joining: figure })

/** A day's interviews and first working days, the first page of each. */
export const schedule = z.object({
  date: z.string(),
  interview: z.object({ list: z.array(interviewItem), total: z.number(), is_capped: z.boolean() }),
  /** The same interviews, under the name that the specification's calendar has for them. */
  interviewList: z.array(interviewItem),
  joining: z.object({ list: z.array(joiningItem), total: z.number(), is_capped: z.boolean() }),
})

/** How many stand at each milestone. */
export const milestones = z.object({
  interview: figure,
  passed: figure,
  sign: figure,
  joining: figure,
  joined: figure,
} satisfies Record<progress.Milestone, typeof figure>)

/** How far a project or a position has come. */
export const progressItem = z.object({
  id: field.id,
  name: z.string(),
  position_count: z.number(),
  head_count: z.number(),
  /** Share of the head count that has begun to work, 0 to 1. */
  rate: z.number(),
  received: figure,
  detail: milestones,
})

export const positionItem = progressItem.omit({ position_count: true }).extend({
  project: named,
  state: z.enum(['draft', 'open', 'closed']),
  cities: z.array(z.string()),
  /** To-dos of all stages of the position. */
  to_do: figure,
})

export const firstStep = z.object({
  name: z.enum(firstSteps.firstSteps),
  is_done: z.boolean(),
})

/** A status that was left or reached, with what its step was called then; empty where it went by the name of its stage. */
export const passage = z.object({ ...statusName, title: z.string() })

/** Something that happened, to be told as "who did what to whom". */
export const eventItem = z.object({
  id: field.id,
  post_id: field.id,
  create_time: z.string(),
  actor: z.enum(['user', 'candidate', 'system']),
  username: z.string(),
  name: z.string(),
  position: forPosition,
  action: z.string(),
  from: passage.nullable(),
  process: passage,
  link,
})
