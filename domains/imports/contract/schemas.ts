import { faultCodes, importStates, meanings, standings } from '@bole/imports/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

const { kinds, keptReasons, outcomes, states, unreadableReasons } = importStates

/** How many rows would become, or became, what; `done` and `undone` while that is under way. */
export const sums = z.object({
  new: z.number(),
  known: z.number(),
  refused: z.number(),
  done: z.number(),
  removed: z.number(),
  in_part: z.number(),
  kept: z.number(),
})

const can = z.object({
  map: z.boolean(),
  check: z.boolean(),
  run: z.boolean(),
  undo: z.boolean(),
  remove: z.boolean(),
})

/** An import in a list. */
export const importItem = z.object({
  id: field.id,
  name: field.freeText(z.string()),
  kind: z.enum(kinds).nullable(),
  state: z.enum(states),
  user: z.object({ id: field.id, name: z.string() }),
  rows_read: z.number(),
  sums,
  create_time: z.string(),
  end_time: z.string().nullable(),
  can: z.object({ open: z.boolean(), remove: z.boolean() }),
})
export type ImportItem = z.output<typeof importItem>

const word = z.object({ word: z.string(), rows: z.number() })

/** One import with everything that is decided before it runs. */
export const importDetail = z.object({
  ...importItem.shape,
  can,
  version: z.number(),
  reason: z.enum(unreadableReasons).nullable(),
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  mapping: z.array(z.enum(meanings).nullable()),
  /** Titles of positions and words for statuses that were found, the most frequent first, with what they mean here. */
  positions: z.array(z.object({ ...word.shape, position_id: field.id.nullable(), is_settled: z.boolean() })),
  statuses: z.array(
    z.object({ ...word.shape, standing: z.enum(standings).nullable(), is_settled: z.boolean() }),
  ),
  /** Where people go whose row names no position. */
  position_id: field.id.nullable(),
  skips_known: z.boolean(),
  progress_id: field.id.nullable(),
  /** The positions that people can be brought to. */
  choices: z.array(z.object({ id: field.id, title: z.string(), is_open: z.boolean() })),
})
export type ImportDetail = z.output<typeof importDetail>

/** What is settled before a file is tried out. */
export const importChoices = z.object({
  mapping: z.array(z.enum(meanings).nullable()).max(200),
  positions: z
    .array(z.object({ word: field.requiredText(500), position_id: field.idOf('position').nullable() }))
    .max(500),
  statuses: z
    .array(z.object({ word: field.requiredText(500), standing: z.enum(standings).nullable() }))
    .max(500),
  position_id: field.idOf('position').nullable(),
  skips_known: z.boolean(),
})

export const importRow = z.object({
  id: field.id,
  name: z.string(),
  outcome: z.enum(outcomes).nullable(),
  /** What is wrong with it, with the title of the column. */
  faults: z.array(z.object({ code: z.enum(faultCodes), column: z.string(), message: z.string() })),
  /** The application that was made of it. */
  post_id: z.number().nullable(),
  undone: z.enum(['removed', 'in_part', 'kept']).nullable(),
  kept_because: z.enum(keptReasons).nullable(),
  /** The reasons, in the reader's language. */
  reason_text: z.string(),
})
export type ImportRow = z.output<typeof importRow>
