import { field } from '@bole/platform/contract'
import { categoryLength, degrees, positionStates } from '@bole/positions/model'
import { stages } from '@bole/processes/model'
import { stationTypes } from '@bole/themes/model'
import * as z from 'zod'

export const degree = z.enum(degrees)
export const state = z.enum(positionStates)
export const origin = field.whole(1, 2)

/** A position as it was seen: what makes a later hand hear `stale`. */
export const seenPosition = z.object({ id: field.idOf('position'), version: z.number().int().positive() })

const named = z.object({ id: field.id, name: z.string() })

/** A position in a list (specification, section 3), with what the caller may do with it. */
export const positionListItem = z.object({
  id: field.id,
  title: z.string(),
  origin: z.number(),
  theme_id: field.id,
  theme: z.object({ id: field.id, theme_name: z.string() }),
  process: named,
  department: named.nullable(),
  owner: named.nullable(),
  city_list: z.array(z.string()),
  /** What kind of work it is, in the company's own words; empty where nobody said. */
  category: z.string(),
  head_count: z.number(),
  joined_count: z.number(),
  /** Applications the caller may see, ended ones among them. */
  post_count: z.number(),
  stage_counts: z.array(z.object({ stage: z.number(), count: z.number() })),
  state,
  /** Stations of its project at which its candidates are handled; none is all of them. */
  station_list: z.array(z.object({ name: z.string(), type: z.enum(stationTypes) })),
  version: z.number(),
  opened_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  create_time: z.string(),
  can: z.object({
    edit: z.boolean(),
    open: z.boolean(),
    close: z.boolean(),
    delete: z.boolean(),
    copy: z.boolean(),
  }),
})

export type PositionListItem = z.output<typeof positionListItem>

/** A step of the position's hiring process; an empty title is the name of its stage. */
export const processStep = z.object({
  id: field.id,
  stage: z.number(),
  title: z.string(),
  colour: z.enum(stages.stepColours).optional(),
})

export const positionDetail = positionListItem.extend({
  description: z.string(),
  requirements: z.string(),
  salary_from: z.number().nullable(),
  salary_to: z.number().nullable(),
  salary_currency: z.string(),
  degree: degree.nullable(),
  stages: z.array(z.number()),
  steps: z.array(processStep),
  /** Somebody has applied: the project, and with it the origin, stays. */
  is_project_fixed: z.boolean(),
  /** What keeps it from being opened, as codes of refusals. */
  missing: z.array(z.string()),
})

export type PositionDetail = z.output<typeof positionDetail>

const salary = z.number().int().min(0).max(2_000_000_000).nullable()

/** What a position is made of, without defaults: absent is "as it was" in an update. */
const fields = {
  title: field.requiredText(120),
  theme_id: field.idOf('project'),
  /** Absent: the default process of the project's origin. */
  process_id: field.idOf('process').optional(),
  department_id: field.idOf('department').nullable().optional(),
  owner_id: field.idOf('user').nullable().optional(),
  city_list: z.array(field.requiredText(60)).max(50).optional(),
  category: field.text(categoryLength).optional(),
  head_count: z.number().int().min(1).max(100_000).optional(),
  description: field.text(20_000).optional(),
  requirements: field.text(20_000).optional(),
  /** Monthly, in the smallest unit of the currency; null is "to be discussed". */
  salary_from: salary.optional(),
  salary_to: salary.optional(),
  salary_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  degree: degree.nullable().optional(),
}

/** A new position; without an owner it belongs to whoever makes it. */
export const newPosition = z.object({ ...fields, state: z.enum(['draft', 'open']).default('draft') })

export type NewPosition = z.output<typeof newPosition>

export const positionChanges = z.object({
  ...fields,
  title: fields.title.optional(),
  theme_id: fields.theme_id.optional(),
})

/** What came of each row of a batch: its new number, or everything that is wrong with it. */
export const rowResults = z.object({
  done: z.number(),
  results: z.array(
    z.object({
      /** From 0, in the order they were sent, or stand in the table. */
      row: z.number(),
      /** In a table: its line, the titles being the first. */
      line: z.number().optional(),
      /** In a table: what stands in each column. */
      cells: z.record(z.string(), z.string()).optional(),
      id: z.number().nullable(),
      errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
    }),
  ),
})

export type RowResults = z.output<typeof rowResults>
