import { field } from '@bole/platform/contract'
import { batchStates, recordReasons, recordStates } from '@bole/rpo/model'
import * as z from 'zod'

const named = z.object({ id: field.id, name: z.string() })
const folderName = field.freeText(z.string())

/** A project with the positions that somebody may hand in candidates for. */
export const rpoTheme = z.object({
  id: field.id,
  name: z.string(),
  origin: z.number(),
  positions: z.array(z.object({ id: field.id, title: z.string(), cities: z.array(z.string()) })),
})

export type RpoTheme = z.output<typeof rpoTheme>

/** A file that was handed in, and what became of it; nothing of whoever the company knew already. */
export const rpoRecord = z.object({
  id: field.id,
  batch_id: field.id,
  name: field.freeText(z.string()),
  /** As the file was read; null while it was not. */
  person_name: z.string().nullable(),
  /** Neither phone nor mail was found, so that the company could not tell whether they know the person. */
  lacks_contact: z.boolean(),
  bytes: z.number().nullable(),
  theme: named,
  position: z.object({ id: field.id, title: z.string() }),
  dir: z.object({ id: field.id, name: folderName }).nullable(),
  remark: field.freeText(z.string()),
  status: z.enum(recordStates),
  reason: z.enum(recordReasons).nullable(),
  /** The reason in the reader's language. */
  reason_text: z.string(),
  /** One's own file of the same person or the same bytes; null where the company had them from elsewhere. */
  duplicate_of: z.object({ id: field.id, name: field.freeText(z.string()) }).nullable(),
  create_time: z.string(),
  submit_time: z.string().nullable(),
  settle_time: z.string().nullable(),
  version: z.number(),
  can: z.object({ remark: z.boolean(), move: z.boolean(), remove: z.boolean() }),
})

export type RpoRecord = z.output<typeof rpoRecord>

const count = z.number()

/** Files handed in together for a position. */
export const rpoBatch = z.object({
  id: field.id,
  state: z.enum(batchStates),
  theme: named,
  position: z.object({ id: field.id, title: z.string() }),
  counts: z.object({
    ...{ waiting: count, read: count, sent: count, candidate: count, duplicate: count, rejected: count },
    total: count,
  }),
  create_time: z.string(),
  submit_time: z.string().nullable(),
  can: z.object({ submit: z.boolean() }),
})

export type RpoBatch = z.output<typeof rpoBatch>

/** What somebody sorts their uploads into, with how many there are. */
export const rpoFolder = z.object({ id: field.id, name: folderName, count: z.number() })

export type RpoFolder = z.output<typeof rpoFolder>

/** A project with whom it is shared. */
export const rpoShare = z.object({
  id: field.id,
  name: z.string(),
  people: z.array(named),
  /** What they handed in for it and what became candidates, all time. */
  sent_count: z.number(),
  candidate_count: z.number(),
  can: z.object({ share: z.boolean() }),
})

export type RpoShare = z.output<typeof rpoShare>
