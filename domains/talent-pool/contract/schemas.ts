import { matchReasons } from '@bole/library/contract'
import { candidateListItem } from '@bole/pipeline/contract'
import { field } from '@bole/platform/contract'
import { consentStates, consentWays, levels } from '@bole/talent-pool/model'
import * as z from 'zod'

const words = field.freeText(z.string())
const person = z.object({ id: field.id, name: z.string() })

/** Who sees a folder, and who manages it: one person, a department, or, without either, everybody of the organisation. */
const folderRight = z.object({
  department_id: field.id.nullable(),
  user_id: field.id.nullable(),
  level: z.enum(levels),
  /** Of the person or department. */
  name: z.string(),
})

const people = z.array(field.idOf('user')).max(50).default([])
const departments = z.array(field.idOf('department')).max(50).default([])

/** A folder as its form sends it: a department stands for those below it, too. */
export const folderBody = {
  name: field.requiredText(60),
  everybody: z.enum(['nobody', ...levels]).default('nobody'),
  see_people: people,
  see_departments: departments,
  manage_people: people,
  manage_departments: departments,
}

/** A folder of the pool that the caller sees. */
export const folderSchema = z.object({
  id: field.id,
  version: z.number(),
  name: z.string(),
  /** People in it. */
  count: z.number(),
  rights: z.array(folderRight),
  created_by: person.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), add: z.boolean() }),
})

export type Folder = z.output<typeof folderSchema>

/** Places of the pool: `total` and `canUse` null where there is no limit (specification, section 3: quota entry). */
export const placesSchema = z.object({
  total: z.number().nullable(),
  used: z.number(),
  canUse: z.number().nullable(),
})

/** One of somebody's applications, as far as the caller sees them. */
const pastPosition = z.object({
  post_id: field.id,
  title: z.string(),
  origin: z.number(),
  time: z.string(),
  status: z.number(),
  is_listed: z.boolean(),
})

// Not taken apart: what is taken apart counts as used, and would bring every schema into the browser.
const item = candidateListItem.shape

/** One person in the pool (specification, section 3: pool item); what there is of a record beside stands in the candidate list. */
export const talentSchema = z.object({
  id: field.id,
  candidate_id: field.id,
  version: z.number(),
  /** The newest application the caller sees; null where they see none. */
  post_id: field.id.nullable(),
  basic: item.basic,
  graduate: item.graduate,
  folder: person,
  owner: person.nullable(),
  /** Why they are kept. */
  text: words,
  added_at: z.string(),
  /** Who is asked to take them over: `locked` while that is open, and a batch skips them. */
  operate_status: z.object({ user_name: z.string(), status: z.enum(['free', 'locked']) }),
  /** How the last approval ended: true, false, or null where there was none; in words beside it. */
  isCheckPass: z.boolean().nullable(),
  isCheckPassText: z.string(),
  /** Their applications, newest first, at most five. */
  postSzHistory: z.array(pastPosition),
  /** The furthest stage of all their applications, by the specification's code. */
  stage: z.number().nullable(),
  /** Why they were turned down last. */
  archived: z.object({ time: z.string(), tags: z.array(words), text: words }).nullable(),
  /** When either side was heard of last. */
  last_contact: z.string().nullable(),
  /** Who is asked to take them over, for which position, by whom and with which words. */
  distribution: z
    .object({
      to: person,
      by: person.nullable(),
      position: person.nullable(),
      text: words,
      time: z.string(),
    })
    .nullable(),
  /** Whether they agreed to be kept, and until which day; how, and who wrote it down where they said it to a colleague. */
  consent: z.object({
    state: z.enum(consentStates),
    ends_on: z.string().nullable(),
    how: z.enum(consentWays).nullable(),
    recorded_by: person.nullable(),
  }),
  /** Why they suit the position that the list is held against. */
  reasons: matchReasons,
  can: z.object({
    ask_consent: z.boolean(),
    record_consent: z.boolean(),
    move: z.boolean(),
    remove: z.boolean(),
    distribute: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
  }),
})

export type Talent = z.output<typeof talentSchema>

/** What several were asked of, in the shape batches of a list have; `batch_id` takes it back. */
export const manyReply = z.object({
  batch_id: z.string(),
  done: z.number(),
  refused: z.array(z.object({ id: field.id, title: z.string(), message: z.string() })),
})

/** Something that happened to somebody in the pool. */
export const poolEvent = z.object({
  id: field.id,
  time: z.string(),
  /** Null: the candidate, or nobody where it happens by itself. */
  user: person.nullable(),
  action: z.string(),
  /** Who was asked, and for which position. */
  to_user: z.string(),
  position: z.string(),
  from_folder: z.string(),
  to_folder: z.string(),
  text: words,
  /** How they said what a colleague wrote down. */
  how: z.enum(consentWays).nullable(),
})

export type PoolEvent = z.output<typeof poolEvent>
