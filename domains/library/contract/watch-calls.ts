import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

/** A search of the library that its owner saved. */
export const watchSchema = z.object({
  /** Of the saved search. */
  id: field.id,
  name: z.string(),
  conditions: z.record(z.string(), z.string()),
  /** Whether it is looked through each day, and its owner told of people who are new in it. */
  is_on: z.boolean(),
  looked_at: z.string().nullable(),
  /** How many people were new when that was done last. */
  found: z.number(),
})

export type Watch = z.output<typeof watchSchema>

export const watchCalls = {
  listWatches: {
    method: 'GET',
    path: 'resume/library/watch',
    summary: 'The caller’s saved searches of the library, and which of them tell of new people',
    access: 'candidates.view',
    reply: z.object({ list: z.array(watchSchema) }),
    shows: ['saved_search', 'search_watch'],
  },
  setWatch: {
    method: 'POST',
    path: 'resume/library/watch/set',
    summary: 'Have a saved search of one’s own tell of new people each day, or be quiet',
    access: 'candidates.view',
    body: z.object({ id: field.idOf('saved_search'), is_on: z.boolean() }),
    reply: field.done,
    refusals: ['search_elsewhere'],
    changes: ['search_watch'],
  },
} as const satisfies Record<string, CallRecord>
