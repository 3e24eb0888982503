import { roles } from '@bole/accounts/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

const named = z.object({ id: field.id, name: z.string() })

/** A department; its parent is null at the top, and where the parent is out of the caller's reach. */
export const departmentSchema = z.object({
  id: field.id,
  parent_id: z.number().nullable(),
  name: z.string(),
})

/** A department in the tree that it is looked after in, with what is counted in it alone. */
export const keptDepartmentSchema = z.object({
  ...departmentSchema.shape,
  version: z.number(),
  /** Enabled accounts. */
  people: z.number(),
  positions: z.number(),
  /** Of the positions those that are open. */
  open: z.number(),
  /** Names of those who lead it, the first named first. */
  heads: z.array(z.string()),
  tag_ids: z.array(z.number()),
})

/** One department with everything its page shows. */
export const departmentPageSchema = z.object({
  ...departmentSchema.shape,
  version: z.number(),
  /** From the top of what the caller reaches down to its parent. */
  above: z.array(named),
  heads: z.array(z.object({ ...named.shape, job_title: z.string().nullable() })),
  tags: z.array(named),
  /** Accounts in it alone, by name; at most a hundred. */
  people: z.array(
    z.object({
      ...named.shape,
      job_title: z.string().nullable(),
      role: z.enum(roles),
      is_enabled: z.boolean(),
    }),
  ),
  /** What stands in it alone; `people` counts disabled accounts too. */
  contents: z.object({ departments: z.number(), people: z.number(), positions: z.number() }),
  /** Counted with everything beneath it: enabled accounts, open positions, candidates under way. */
  numbers: z.object({ people: z.number(), open: z.number(), candidates: z.number() }),
  can: z.object({ edit: z.boolean(), move: z.boolean(), remove: z.boolean() }),
})

/** What was done to a department. */
export const departmentEventSchema = z.object({
  id: field.id,
  action: z.enum(['create', 'update', 'move', 'merge', 'take_in', 'delete']),
  user_name: z.string(),
  happened_at: z.string(),
  /** What it was called before, where it went, or what was taken in; empty where there is nothing to say. */
  detail: z.string(),
})
