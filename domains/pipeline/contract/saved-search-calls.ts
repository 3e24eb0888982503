import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

/** A person's own saved views of a screen. */
export const savedSearchCalls = {
  listSavedSearches: {
    method: 'GET',
    path: 'search-record',
    summary: 'The caller’s saved views of a screen',
    access: 'signed_in',
    query: z.object({ screen: field.requiredText(60) }),
    reply: z.object({
      list: z.array(
        z.object({ id: field.id, name: z.string(), conditions: z.record(z.string(), z.string()) }),
      ),
    }),
    shows: ['saved_search'],
  },
  saveSearch: {
    method: 'POST',
    path: 'search-record',
    summary: 'Save the conditions of a screen under a name',
    access: 'signed_in',
    body: z.object({
      screen: field.requiredText(60),
      name: field.requiredText(60),
      conditions: z
        .record(field.requiredText(60), field.text(2000))
        .refine((given) => Object.keys(given).length <= 60),
    }),
    reply: z.object({ id: field.id }),
    refusals: ['too_many_saved'],
    changes: ['saved_search'],
  },
  removeSavedSearch: {
    method: 'DELETE',
    path: 'search-record/{id}',
    summary: 'Forget a saved view',
    access: 'signed_in',
    params: z.object({ id: field.idOf('saved_search') }),
    reply: field.done,
    changes: ['saved_search'],
  },
} as const satisfies Record<string, CallRecord>
