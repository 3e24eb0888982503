import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { toldWords } from './reason-for-candidate.ts'

const version = z.number().int().positive()
const access = 'tags.manage'
const reason = field.idOf('reject_reason')
const made = z.object({ id: field.id, version: z.number() })

/** A reason that is offered when somebody is turned down, in the caller’s language where it goes by its first name. */
export const reasonSchema = z.object({
  id: field.id,
  name: z.string(),
  /** What it says to candidates, by language. */
  told: toldWords,
  is_retired: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), order: z.boolean(), retire: z.boolean(), restore: z.boolean() }),
})

/** The organisation’s reasons to turn somebody down. */
export const reasonCalls = {
  listReasons: {
    method: 'GET',
    path: 'tracker/reject-reason/index',
    summary: 'The reasons to turn somebody down, in their order',
    access,
    query: z.object({
      ...field.paging,
      keyword: field.text(60).optional(),
      is_retired: field.flag.optional(),
    }),
    reply: z.object({ list: z.array(reasonSchema) }),
    hasTotal: true,
    shows: ['reject_reason'],
  },
  createReason: {
    method: 'POST',
    path: 'tracker/reject-reason/create',
    summary: 'A new reason, the last in their order',
    access,
    body: z.object({ name: field.requiredText(60), told: toldWords.optional() }),
    reply: made,
    refusals: ['name_taken', 'too_many_reasons'],
    changes: ['reject_reason'],
  },
  updateReason: {
    method: 'POST',
    path: 'tracker/reject-reason/update',
    summary: 'Word a reason otherwise; what was decided with it keeps its words',
    access,
    body: z.object({ id: reason, version, name: field.requiredText(60), told: toldWords.optional() }),
    reply: made,
    refusals: ['stale', 'name_taken'],
    changes: ['reject_reason'],
  },
  sortReasons: {
    method: 'POST',
    path: 'tracker/reject-reason/sort',
    summary: 'Put reasons in this order, in the places they hold between them',
    access,
    body: z.object({ ids: z.array(reason).min(2).max(200) }),
    reply: field.done,
    changes: ['reject_reason'],
  },
  retireReason: {
    method: 'POST',
    path: 'tracker/reject-reason/retire',
    summary: 'Offer a reason no longer, or again',
    access,
    body: z.object({ id: reason, version, is_retired: z.boolean() }),
    reply: made,
    refusals: ['changed_meanwhile'],
    changes: ['reject_reason'],
  },
} as const satisfies Record<string, CallRecord>
