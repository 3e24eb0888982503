import { field } from '@bole/platform/contract'
import * as z from 'zod'

export const origin = field.whole(1, 2)

/** Stage codes in the order they are passed; the order itself is a rule of the model. */
export const stageCodes = z.array(z.number().int().min(0).max(99)).max(20)

/** A hiring process with what the caller may do with it. `isDeleted` is the specification's 0 or 1. */
export const processSchema = z.object({
  id: field.id,
  origin: z.number(),
  name: z.string(),
  stages: z.array(z.number()),
  is_default: z.boolean(),
  isDeleted: z.number(),
  position_count: z.number(),
  open_count: z.number(),
  version: z.number(),
  create_time: z.string(),
  can: z.object({
    edit: z.boolean(),
    make_default: z.boolean(),
    copy: z.boolean(),
    delete: z.boolean(),
    restore: z.boolean(),
  }),
})

export type Process = z.output<typeof processSchema>
