import { doors, itemReasons, itemStates } from '@bole/intake/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** What arrivals are looked for by; `origin` also finds those that name no position. */
export const arrivalFilters = {
  origin: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .default(2),
  door: z.enum(doors).optional(),
  folder_id: field.idOf('resume_folder').optional(),
  keyword: field.text(100).optional(),
  day_from: field.day.optional(),
  day_until: field.day.optional(),
}

/** One thing that came in, and what became of it. */
export const arrivalSchema = z.object({
  id: field.id,
  door: z.enum(doors),
  /** The file’s name; empty of what came without one. */
  name: field.freeText(z.string()),
  sender: field.ofGroup('contacts', z.string()),
  state: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** The reason in the reader's language. */
  reason_text: z.string(),
  position: z.object({ id: field.id, title: z.string() }).nullable(),
  /** Where it landed. */
  folder: z.object({ id: field.id, name: z.string() }).nullable(),
  /** The application made, or the one that was there already. */
  post_id: z.number().nullable(),
  candidate: z.object({ id: field.id, name: z.string() }).nullable(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  can: z.object({ assign: z.boolean(), retry: z.boolean(), by_hand: z.boolean(), save_file: z.boolean() }),
})

export type Arrival = z.output<typeof arrivalSchema>

const counts = {
  waiting: z.number(),
  accepted: z.number(),
  duplicate: z.number(),
  failed: z.number(),
  total: z.number(),
}

export const sumsSchema = z.object({
  by_door: z.array(z.object({ door: z.enum(doors), ...counts })),
  by_day: z.array(z.object({ day: z.string(), ...counts })),
  all: z.object(counts),
})

export type Sums = z.output<typeof sumsSchema>
