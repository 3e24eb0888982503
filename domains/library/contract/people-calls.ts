import { candidateListItem } from '@bole/pipeline/contract'
import { type CallRecord, field } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import * as z from 'zod'
import { matchReasons } from './match-reasons.ts'

const stage = field.whole(1, 99)
const years = field.whole(0, 60).optional()

/** What the library is narrowed by; the same names stand in its address and in saved searches. */
export const peopleConditions = {
  /** Name, pinyin, phone, mail, employer, title or skills. */
  keyword: field.text(100).optional(),
  /** Words that have to stand in the résumé, which may be those of any field. */
  content: field.ofGroup('any', field.text(200).optional()),
  degree: field.commaList(z.enum(degrees), 5),
  school: field.text(100).optional(),
  city: field.text(60).optional(),
  /** Whole years since they left school. */
  years_from: years,
  years_to: years,
  /** A label on any of their applications. */
  tag: field.text(60).optional(),
  /** Days in which nobody of ours and not they themselves did anything. */
  quiet_days: field.whole(1, 3650).optional(),
  /** A stage that one of their applications reached. */
  stage: field.commaList(stage, 8),
  /** Nobody is at work on an application of theirs. */
  is_free: field.flag.optional(),
  /** The best matches for this position, with reasons, instead of the newest. */
  like_position_id: field.idOf('position').optional(),
}

// Not taken apart: what is taken apart counts as used, and would bring every schema into the browser.
const item = candidateListItem.shape

/** A person of the library, by their newest application that the reader may see. */
export const personSchema = z.object({
  id: field.id,
  candidate_id: field.id,
  post_id: field.id,
  basic: item.basic,
  tags: item.tags,
  status: item.status,
  position: item.position,
  skills: item.resumeDetail.shape.skills,
  /** Years since they left school; null where that is not known. */
  experience_years: z.number().nullable(),
  application_count: z.number(),
  /** The furthest stage any of their applications reached. */
  reached: z.number(),
  last_contact: z.string().nullable(),
  reasons: matchReasons,
  fit: z.number(),
  can: z.object({
    open: z.boolean(),
    adopt: z.boolean(),
    export: z.boolean(),
    label: z.boolean(),
    call: z.boolean(),
  }),
})

export type Person = z.output<typeof personSchema>

export const peopleCalls = {
  listPeople: {
    method: 'GET',
    path: 'resume/library/index',
    summary: 'The résumé library: each person once, by their newest application the caller may see',
    access: 'candidates.view',
    query: z.object({
      ...peopleConditions,
      page: field.whole(1, 200).default(1),
      page_size: field.whole(1, 100).default(30),
    }),
    reply: z.object({
      list: z.array(personSchema),
      /** Whether counting stopped early: the total is then "at least". */
      is_capped: z.boolean(),
    }),
    hasTotal: true,
    shows: ['candidate', 'application', 'tag', 'role'],
  },
  adopt: {
    method: 'POST',
    path: 'resume/adopt',
    summary: 'Take people of the library into a position’s process, each by one of their applications',
    access: 'pipeline.move',
    body: z.object({
      post_ids: z.array(field.idOf('application')).min(1).max(200),
      position_id: field.idOf('position'),
    }),
    reply: z.object({
      done: z.number(),
      /** The new applications, and who was left out. */
      post_ids: z.array(field.id),
      refused: z.array(z.object({ title: z.string(), message: z.string() })),
    }),
    refusals: ['position_not_open', 'already_applies'],
    changes: ['application'],
  },
} as const satisfies Record<string, CallRecord>
