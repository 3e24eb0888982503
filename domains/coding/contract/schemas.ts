import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { language } from './program-language.ts'
import { runSchema } from './run-schemas.ts'

const shownCase = z.object({ input: field.freeText(z.string()), expected: field.freeText(z.string()) })

/** A program as everybody in the room sees it. */
export const programSchema = z.object({
  program_map_id: z.number(),
  /** The interview in whose room it is. */
  schedule_id: z.number(),
  version: z.number(),
  title: field.freeText(z.string()),
  description: field.freeText(z.string()),
  language,
  languages: z.array(language),
  /** The visible cases. */
  cases: z.array(shownCase),
  hidden_count: z.number(),
})

export type Program = z.output<typeof programSchema>

/** A program as those who set it see it. */
export const programDetailSchema = z.object({
  ...programSchema.shape,
  hidden_cases: z.array(shownCase),
  /** What stands in it now, in its language. */
  source: field.freeText(z.string()),
})

/** A line of the programs of a room. */
const listedProgram = z.object({
  program_map_id: z.number(),
  schedule_id: z.number(),
  title: field.freeText(z.string()),
  language,
  /** The question of the library; null: the interviewer’s own. */
  question_id: z.number().nullable(),
  /** What candidates and guests see while coding mode is on. */
  is_current: z.boolean(),
  made_at: z.string(),
})

export const programListSchema = z.object({
  list: z.array(listedProgram),
  /** Coding mode: 1 open, 0 closed. */
  program_status: z.number(),
  can: z.object({ set: z.boolean() }),
})

/** A question of the library. */
export const questionSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  exam_points: z.array(z.object({ id: z.number(), name: z.string() })),
  languages: z.array(language),
  case_count: z.number(),
  /** How often the company has set it. */
  hr_select_count: z.number(),
})

export const examPointSchema = z.object({ id: z.number(), name: z.string(), question_count: z.number() })

const most = Number.MAX_SAFE_INTEGER

/** Signs that one update may take, as base64. */
const updateLength = 200_000

/** What a window of a program says and asks, some times a second. */
export const windowCoding = {
  version: field.whole(0, most).default(0),
  /** The last update that it has. */
  after: field.whole(0, most).default(0),
  /** The last run that it has. */
  after_run: field.whole(0, most).default(0),
  /** The window’s own number in the program, as Yjs gave it. */
  client: field.whole(0, 2 ** 32 - 1).default(0),
  language: language.optional(),
  /** Where its cursor is, and from where something is marked. */
  anchor: field.whole(0, 1_000_000).default(0),
  head: field.whole(0, 1_000_000).default(0),
  /** What was written since, as updates of Yjs in base64. */
  updates: z.array(z.base64().min(1).max(updateLength)).max(20).default([]),
}

/** Where somebody else’s cursor is. */
const cursorSchema = z.object({
  client: z.number(),
  im_username: z.string(),
  name: z.string(),
  anchor: z.number(),
  head: z.number(),
})

export type SharedCursor = z.output<typeof cursorSchema>

export const heardSchema = z.object({
  /** Coding mode: 1 open, 0 closed. */
  program_status: z.number(),
  /** The program that is shown; 0: none. */
  program_map_id: z.number(),
  /** As it is shown, where the window has another one or an earlier version. */
  program: programSchema.nullable(),
  /** The last update that is answered. */
  seq: z.number(),
  updates: z.array(z.string()),
  cursors: z.array(cursorSchema),
  /** The newest run since the one that the window has. */
  run: runSchema.nullable(),
  /** Nothing can be written any more. */
  is_finished: z.boolean(),
})

export type Heard = z.output<typeof heardSchema>
