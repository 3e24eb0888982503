import { sources } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import { statuses } from '@bole/processes/model'
import * as z from 'zod'
import { readCursor } from '../model/list-cursor.ts'
import { origin, stageCode, statusKey } from './schemas.ts'

const degree = z.enum(degrees)

/** What the candidate list can be narrowed by; the same names stand in the address of the screen. */
export const listConditions = {
  origin: origin.default(2),
  /** A stage's code; empty or 0 is every stage (specification, section 5). */
  tracker_status: z.preprocess((value) => (value === '' ? 0 : value), field.whole(0, 99).default(0)),
  statuses: field.commaList(statusKey, 40),
  /** Steps of processes; those of other processes that are of the same stage and called the same are meant, too. */
  process_step_id: field.commaList(field.idOf('process_step'), 20),
  /** Statuses of these colours, whatever the stage: amber is what somebody must act on. */
  colour: field.commaList(z.enum(statuses.colours), 4),
  /** Several stages at once, beside the tab of one. */
  stages: field.commaList(stageCode, 8),
  keyword: field.text(100).optional(),
  /** Words that have to stand in the résumé, which may be those of any field. */
  content: field.ofGroup('any', field.text(200).optional()),
  position_id: field.commaList(field.idOf('position')),
  project_id: field.commaList(field.idOf('project')),
  city: field.commaList(field.text(60), 50),
  degree: field.commaList(degree, 5),
  school: field.text(100).optional(),
  gender: z.enum(['male', 'female']).optional(),
  age_from: field.ofGroup('birth', field.whole(14, 99).optional()),
  age_to: field.ofGroup('birth', field.whole(14, 99).optional()),
  /** A source with all its codes (`referral`), with one (`referral:A1`), or without any (`referral:`). */
  source: field.commaList(field.text(140).refine(sources.isKey), 20),
  tag_id: field.commaList(field.idOf('tag'), 50),
  owner_id: field.commaList(field.idOf('user'), 50),
  /** Who meets the candidate, or did. */
  interviewer_id: field.commaList(field.idOf('user'), 50),
  /** Who approves. */
  check_by_user_id: field.commaList(field.idOf('user'), 50),
  applied_from: field.day.optional(),
  applied_to: field.day.optional(),
  /** Days without a change of status, at least. */
  waiting_days: field.whole(1, 3650).optional(),
  /** Whose turn it is: the caller's, or that of anybody of staff. */
  waits_for: z.enum(['me', 'staff']).optional(),
  /** Removed and moved-out applications instead of the live ones. */
  has_left: field.flag.optional(),
}

/** Order and place in the list: pages go on from a `cursor`, however deep; `page` counts them instead, as far as it can be asked for. */
export const listPlace = {
  sort: z.enum(['applied_at', 'status_since']).default('applied_at'),
  order: z.enum(['desc', 'asc']).default('desc'),
  cursor: z
    .string()
    .max(200)
    .refine((text) => readCursor(text) !== null)
    .optional(),
  page: field.whole(1, 500).optional(),
  page_size: field.whole(1, 200).default(30),
  /** Whether the answer names tags and positions to narrow the list by. Who has read the library goes without: it costs two statements. */
  with_choices: field.flag.default(true),
}

/** Everything the list can be asked by, by its names. */
export const listNames: ReadonlySet<string> = new Set(Object.keys({ ...listConditions, ...listPlace }))

/** What the list is asked by. */
export const listQuery = z
  .object({ ...listConditions, ...listPlace })
  .refine(({ page, cursor }) => page === undefined || cursor === undefined, { path: ['page'] })

export type ListQuery = z.output<typeof listQuery>
