import { field } from '@bole/platform/contract'
import { stages } from '@bole/processes/model'
import * as z from 'zod'

export const origin = field.whole(1, 2)

const stageCode = z.number().int().min(0).max(99)

/** A step of a process. An empty `title`: it goes by the name of its stage. */
export const processStep = z.object({
  id: field.id,
  stage: z.number(),
  title: z.string(),
  /** Its own; absent, it is shown in the colour of its stage. */
  colour: z.enum(stages.stepColours).optional(),
})

/**
 * What a process is made of, in the order it is passed; the order itself is a rule of the model. `steps` says all: one that is
 * there already comes with its id and may be called otherwise. `stages` alone says which stages: steps there are stay as
 * they are called.
 */
export const passage = {
  steps: z
    .array(
      z.object({
        id: field.idOf('process_step').optional(),
        stage: stageCode,
        title: field.text(40).default(''),
        colour: z.enum(stages.stepColours).optional(),
      }),
    )
    .max(20)
    .optional(),
  stages: z.array(stageCode).max(20).optional(),
}

/** A hiring process with what the caller may do with it. `isDeleted` is the specification's 0 or 1. */
export const processSchema = z.object({
  id: field.id,
  origin: z.number(),
  name: z.string(),
  stages: z.array(z.number()),
  steps: z.array(processStep),
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

/** What becomes of each step of a process that is changed, and of the people in it. */
export const preview = z.object({
  position_count: z.number(),
  open_count: z.number(),
  steps: z.array(
    z.object({
      id: field.id,
      stage: z.number(),
      title: z.string(),
      /** What it is called then. */
      title_after: z.string(),
      fate: z.enum(['stays', 'renamed', 'goes']),
      under_way: z.number(),
      ended: z.number(),
      /** Where people go on to from it; null where it is the last, or goes. */
      next_before: z.object({ stage: z.number(), title: z.string() }).nullable(),
      next_after: z.object({ stage: z.number(), title: z.string() }).nullable(),
    }),
  ),
  /** People in steps that are to go: while there are any, the change is refused. */
  stuck: z.number(),
})
