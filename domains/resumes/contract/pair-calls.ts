import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { mergeChoiceNames } from '../model/people/merge-people.ts'
import { pairReasons, strengths } from '../model/people/pair-words.ts'
import { candidateFacts } from './schemas.ts'

const moment = z.string()
const person = z.object({ id: field.id, name: z.string() })

/** Merged pairs are in the ledger of merges. */
export const pairStates = ['open', 'not_same'] as const

/** One of two records, by the newest application that the caller sees. */
const pairSide = z.object({
  candidate_id: field.id,
  name: z.string(),
  post_id: field.id,
  position: z.string(),
  apply_time: moment,
})

const pair = {
  id: field.id,
  strength: z.enum(strengths),
  reasons: z.array(z.enum(pairReasons)),
  state: z.enum(pairStates),
  find_time: moment,
  /** Who settled it, where somebody did. */
  user: person.nullable(),
  settle_time: moment.nullable(),
}

const pairItem = z.object({
  ...pair,
  one: pairSide,
  other: pairSide,
  can: z.object({ compare: z.boolean(), differ: z.boolean(), reopen: z.boolean() }),
})

/** Everything a record holds that may be chosen, and how much hangs on it. */
const comparedSide = pairSide.extend({
  facts: candidateFacts,
  skills: z.array(field.freeText(z.string())),
  resume: z.object({ id: field.id, file: field.freeText(z.string()).nullable() }).nullable(),
  note_count: z.number(),
  file_count: z.number(),
  create_time: moment,
})

export const mergeChoice = z.enum(mergeChoiceNames)

const ofPair = z.object({ id: field.idOf('pair') })

/** Records that may be one person: finding them, comparing two, and merging them. Whoever is kept from any field settles none. */
export const pairCalls = {
  listPairs: {
    method: 'GET',
    path: 'resume/pairs',
    summary:
      'Records that may be one person, the surest and newest first, each by its newest application the caller sees',
    access: 'candidates.merge',
    keptBy: 'any',
    query: z.object({
      /** Those to decide, unless said. */
      state: field.commaList(z.enum(pairStates), 2),
      strength: field.commaList(z.enum(strengths), 3),
      keyword: field.text(60).optional(),
      ...field.paging,
    }),
    reply: z.object({
      list: z.array(pairItem),
      /** How many there are in each state. */
      statistic: z.object({ open: z.number(), not_same: z.number() }),
    }),
    hasTotal: true,
    shows: ['suspected_pair', 'candidate', 'application'],
  },
  getPair: {
    method: 'GET',
    path: 'resume/pair',
    summary: 'Two records that may be one person, side by side',
    access: 'candidates.merge',
    keptBy: 'any',
    query: ofPair,
    reply: z.object({
      ...pair,
      one: comparedSide,
      other: comparedSide,
      /** What differs between the two, of what may be chosen. */
      differing: z.array(mergeChoice),
    }),
    shows: ['suspected_pair', 'candidate', 'application'],
  },
  findPairs: {
    method: 'POST',
    path: 'resume/pairs/find',
    summary: 'Look now for other records of the person behind an application',
    access: 'candidates.merge',
    keptBy: 'any',
    body: z.object({ post_id: field.idOf('application') }),
    reply: z.object({ count: z.number() }),
    changes: ['suspected_pair'],
  },
  lookThrough: {
    method: 'POST',
    path: 'resume/pairs/look-through',
    summary: 'Look in the background for other records of everybody',
    access: 'candidates.merge',
    keptBy: 'any',
    body: z.object({}),
    reply: field.done,
    changes: ['suspected_pair'],
    perMinute: 6,
  },
  settlePair: {
    method: 'POST',
    path: 'resume/pair/settle',
    summary: 'Say that two records are not one person, or take that back',
    access: 'candidates.merge',
    keptBy: 'any',
    body: ofPair.extend({ state: z.enum(['open', 'not_same']) }),
    reply: z.object({ id: field.id }),
    refusals: ['pair_merged'],
    changes: ['suspected_pair'],
  },
} as const satisfies Record<string, CallRecord>
