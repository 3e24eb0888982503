import { type CallRecord, field } from '@bole/platform/contract'
import { groupOfField } from '@bole/resumes/model'
import * as z from 'zod'
import { rowKinds, sides } from '../model/people/part-people.ts'
import { mergeChoice } from './pair-calls.ts'

const moment = z.string()
const person = z.object({ id: field.id, name: z.string() })

const mergeItem = z.object({
  id: field.id,
  /** The record that stayed, by the newest application that the caller sees. */
  kept_name: z.string(),
  /** Null where the caller sees no application of the person any more. */
  post_id: field.id.nullable(),
  other_name: z.string(),
  taken: z.array(mergeChoice),
  /** Null where it was done by the organisation’s rule. */
  user: person.nullable(),
  merge_time: moment,
  undo_user: person.nullable(),
  undo_time: moment.nullable(),
  can: z.object({ undo: z.boolean() }),
})

/** What came after a merge and cannot be told apart. */
export const askedItem = field.byGroup(
  z.object({
    kind: z.enum([...rowKinds, 'fact']),
    /** The row’s number, or the choice’s name. */
    key: z.string(),
    /** The position, the file, the note; of a fact what it is now. */
    title: field.freeText(z.string()),
    time: moment.nullable(),
  }),
  ({ key }) => groupOfField(key),
)

const undoPreview = z.object({
  id: field.id,
  kept_name: z.string(),
  other_name: z.string(),
  asked: z.array(askedItem),
  /** How much goes to whom without being asked about. */
  told: z.object({ kept: z.number(), other: z.number() }),
})

const ofMerge = z.object({ id: field.idOf('merge') })

/** Merging two records of one person, and parting them again. */
export const mergeCalls = {
  mergePeople: {
    method: 'POST',
    path: 'resume/merge',
    summary:
      'Merge the two records of a pair: one stays, with what is taken from the other; it can be undone',
    access: 'candidates.merge',
    keptBy: 'any',
    body: z.object({
      id: field.idOf('pair'),
      /** Which of the two stays. */
      keep: z.enum(['one', 'other']),
      /** The versions the caller has seen. */
      one_version: z.number().int().positive(),
      other_version: z.number().int().positive(),
      /** What is taken from the one that does not stay. */
      taken: z.array(mergeChoice).max(20).default([]),
    }),
    reply: z.object({ id: field.id, post_id: field.id }),
    refusals: ['stale', 'pair_merged'],
    changes: ['suspected_pair', 'candidate', 'application', 'note', 'parse_report'],
  },
  listMerges: {
    method: 'GET',
    path: 'resume/merges',
    summary: 'The ledger of merges, newest first: of everybody, or of the person behind an application',
    access: 'candidates.view',
    query: z.object({
      post_id: field.idOf('application').optional(),
      state: z.enum(['standing', 'undone']).optional(),
      keyword: field.text(60).optional(),
      ...field.paging,
    }),
    reply: z.object({ list: z.array(mergeItem) }),
    hasTotal: true,
    shows: ['suspected_pair', 'candidate'],
  },
  previewUndo: {
    method: 'GET',
    path: 'resume/merge/undo',
    summary: 'What undoing a merge would ask: what came later and cannot be told apart',
    access: 'candidates.merge',
    keptBy: 'any',
    query: ofMerge,
    reply: undoPreview,
    shows: ['suspected_pair', 'candidate', 'application', 'note'],
  },
  undoMerge: {
    method: 'POST',
    path: 'resume/merge/undo',
    summary: 'Give both people back as they were, each with what came later and is theirs',
    access: 'candidates.merge',
    keptBy: 'any',
    body: ofMerge.extend({
      answers: z
        .array(
          z.object({
            kind: z.enum([...rowKinds, 'fact']),
            key: z.string().max(40),
            belongs: z.enum([...sides, 'both']),
          }),
        )
        .max(1000)
        .default([]),
    }),
    reply: z.object({ id: field.id }),
    refusals: ['already_undone', 'later_merge_first', 'merged_further', 'answers_missing'],
    changes: ['suspected_pair', 'candidate', 'application', 'note', 'parse_report'],
  },
} as const satisfies Record<string, CallRecord>
