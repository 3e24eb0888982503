import { differenceKinds, newerStates } from '@bole/parse-administration/model'
import { readingSteps } from '@bole/parsing/model'
import { field } from '@bole/platform/contract'
import { groupOfField } from '@bole/resumes/model'
import * as z from 'zod'

const words = field.freeText(z.string())
const confidence = z.number().nullable()

/** What both sides of a reading are told of: nothing that stands in the file. */
const howItWent = {
  state: z.enum(['read', 'unreadable']),
  reason: z.string().nullable(),
  /** Which reader: 0 from before they had numbers. */
  reader: z.number(),
  document_kind: z.string().nullable(),
  is_scan: z.boolean(),
  /** Values that were found, and those of them in doubt. */
  found: z.number(),
  doubtful: z.number(),
  /** In milliseconds; null of what was not timed. */
  took_ms: z.number().nullable(),
  create_time: z.string(),
}

/** A file by its latest reading. Its name is told to nobody but those of its organisation who see everybody there. */
export const operatorFile = z.object({
  id: field.id,
  organization: z.string(),
  name: field.ofGroup('any', words.nullable()),
  bytes: z.number(),
  ...howItWent,
  is_older: z.boolean(),
  reading_count: z.number(),
  /** Complaints about it that nobody answered. */
  report_count: z.number(),
  /** Where the last reading by a newer reader stands; null where there was none. */
  newer: z.enum(newerStates).nullable(),
  can: z.object({ look: z.boolean(), reread: z.boolean() }),
})

/** One time a file was read. */
export const fileReading = z.object({
  id: field.id,
  cause: z.enum(['arrival', 'again', 'newer']),
  ...howItWent,
})

export const readingStep = z.object({
  place: z.number(),
  step: z.enum(readingSteps),
  took_ms: z.number(),
  /** `done`, or why it ended there. */
  outcome: z.string(),
})

export const fileReport = z.object({
  id: field.id,
  text: words,
  /** 1 once somebody has handled it. */
  is_done: z.number(),
  answer: words,
  create_time: z.string(),
})

/** A field as two readings have it, without what either says. */
export const coveredField = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(differenceKinds),
  before_confidence: confidence,
  after_confidence: confidence,
})

/** The same with what they say. */
export const comparedField = field.byGroup(
  coveredField.extend({ before: words.nullable(), after: words.nullable() }),
  ({ path }) => groupOfField(path),
)

const differences = { found: z.number(), changed: z.number(), gone: z.number() }

/** How a newer reading compares, for whoever may not see what it says. */
export const coveredNewer = z.object({
  id: field.id,
  state: z.enum(newerStates),
  reason: z.string().nullable(),
  reader: z.number().nullable(),
  ...differences,
  ask_time: z.string(),
  fields: z.array(coveredField),
  /** The caller belongs there and sees whom it is about. */
  can: z.object({ compare: z.boolean() }),
})

/** A newer reading of somebody’s résumé, by the newest application of theirs that the caller sees. */
export const newerReading = z.object({
  id: field.id,
  version: z.number(),
  post_id: field.id,
  name: z.string(),
  position: z.string(),
  state: z.enum(newerStates),
  reason: z.string().nullable(),
  reader: z.number().nullable(),
  ...differences,
  create_time: z.string(),
  settle_time: z.string().nullable(),
  user: z.string().nullable(),
  can: z.object({ compare: z.boolean(), settle: z.boolean() }),
})

export type OperatorFile = z.output<typeof operatorFile>
export type FileReading = z.output<typeof fileReading>
export type NewerReading = z.output<typeof newerReading>
export type ComparedRow = z.output<typeof comparedField>
export type CoveredRow = z.output<typeof coveredField>
