import { candidateTags, interviewRoles, interviewStates } from '@bole/interviews/model'
import { days } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

const person = z.object({ id: field.id, name: z.string() })

/** Somebody of staff in an interview. */
const interviewUser = z.object({
  user_id: field.id,
  name: z.string(),
  nickname: z.string(),
  /** They lead it. */
  is_first: z.boolean(),
  role: z.enum(interviewRoles),
})

/** Somebody who is met (specification, section 3: interviewCandidates). */
const interviewCandidate = z.object({
  name: z.string(),
  positionText: z.string(),
  postId: field.id,
  /** The same number: the record of an application is the application (decision 7). */
  trackerResumeId: field.id,
  interviewTime: z.string(),
  tag: z.enum(candidateTags),
  version: z.number(),
  /** Whether they are in it no more: called off, or met at another time. */
  hasLeft: z.boolean(),
})

/** Where it takes place; `invite_type` 1 is online (specification, section 3). */
export const addressSchema = z.object({
  invite_type: z.number(),
  room: z.string(),
  address: z.string(),
  directions: z.string(),
  reception_note: z.string(),
})

/** An interview, of one candidate or of several who are met together. */
export const interviewSchema = z.object({
  id: field.id,
  version: z.number(),
  interviewTime: z.string(),
  endTime: z.string(),
  isMulti: z.boolean(),
  /** They are met one after the other. */
  isQueue: z.boolean(),
  /** The slot it was given; null where it has none. */
  schedule_id: z.number().nullable(),
  status: z.enum(interviewStates),
  canEdit: z.boolean(),
  interviewerIds: z.array(z.number()),
  /** The candidates' names. */
  interviewee: z.string(),
  interviewCandidates: z.array(interviewCandidate),
  interview_users: z.array(interviewUser),
  address: addressSchema,
  /** What its candidates asked for; read only by those who are in it. */
  accommodations: z.array(
    z.object({ post_id: field.id, name: z.string(), text: field.freeText(z.string()) }),
  ),
  /** What the caller is in it; empty: nothing. */
  hr_type: z.enum([...interviewRoles, '']),
  is_manage: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    transfer: z.boolean(),
    feedback: z.boolean(),
    sign: z.boolean(),
    finish: z.boolean(),
    cancel: z.boolean(),
  }),
})

export type Interview = z.output<typeof interviewSchema>

/** What a calendar of interviews is narrowed to, its days apart. */
export const calendarConditions = {
  origin: field.whole(1, 2).default(2),
  status: field.commaList(z.enum(interviewStates), 4),
  keyword: field.text(60).optional(),
  interviewer_id: field.commaList(field.idOf('user'), 50),
  department_id: field.commaList(field.idOf('department'), 50),
  room: field.text(300).optional(),
  /** Those that take place online, or those that do not. */
  is_online: field.flag.optional(),
  /** Those the caller is in. */
  is_mine: field.flag.optional(),
}

/** What a list of interviews is narrowed to. */
export const interviewConditions = {
  ...calendarConditions,
  /** All of them where none is named. */
  day: field.commaList(z.enum(days.interviewDays), 4),
}

/** What stands in the way at a time: colleagues who are elsewhere, rooms that are taken. Whom they meet is not told. */
export const conflictsSchema = z.object({
  people: z.array(z.object({ user: person, interviewTime: z.string(), endTime: z.string() })),
  rooms: z.array(z.object({ room: z.string(), interviewTime: z.string(), endTime: z.string() })),
})

/** Where it is to take place; online it has no room. */
export const givenAddress = z.object({
  invite_type: field.whole(1, 2),
  room: field.text(300).default(''),
  address: field.text(300).default(''),
  directions: field.text(1000).default(''),
  reception_note: field.text(500).default(''),
})

const people = z.array(field.idOf('user')).max(30)

/** Who is in it: the first of the interviewers leads. */
export const givenPeople = {
  interviewer_ids: people,
  /** Those of them who lead where the first cannot. */
  deputy_ids: people,
  /** Who looks after it without meeting anybody. */
  manager_ids: people,
}
