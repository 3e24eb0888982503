import { delegationStates } from '@bole/approvals/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const person = z.object({ id: field.id, name: z.string() })

/** Somebody who is away, and who answers for them. */
const delegation = z.object({
  id: field.id,
  user: person,
  deputy: person,
  begins_on: field.day,
  ends_on: field.day,
  state: z.enum(delegationStates),
  /** The caller is the one who is away, and not the deputy. */
  is_mine: z.boolean(),
  can: z.object({ end: z.boolean() }),
})

export type Delegation = z.output<typeof delegation>

/** Who answers approvals for whom while they are away. */
export const delegationCalls = {
  listDelegations: {
    method: 'GET',
    path: 'tracker/resume/check-delegation',
    summary: 'When the caller is away and who answers for them, and for whom the caller answers',
    access: 'approvals.decide',
    query: z.object(field.paging),
    reply: z.object({ list: z.array(delegation) }),
    hasTotal: true,
    shows: ['delegation', 'user'],
  },
  createDelegation: {
    method: 'POST',
    path: 'tracker/resume/check-delegation/create',
    summary: 'Have somebody who may decide answer the caller’s approvals for some days',
    access: 'approvals.decide',
    body: z.object({ deputy_id: field.idOf('user'), begins_on: field.day, ends_on: field.day }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [
      'unknown_person',
      'deputy_is_oneself',
      'deputy_may_not_decide',
      'ends_before_it_begins',
      'day_passed',
      'away_too_long',
      'away_already',
    ],
    changes: ['delegation', 'application'],
  },
  endDelegation: {
    method: 'POST',
    path: 'tracker/resume/check-delegation/end',
    summary: 'Answer oneself again, from now on',
    access: 'approvals.decide',
    body: z.object({ id: field.idOf('delegation') }),
    reply: field.done,
    changes: ['delegation', 'application'],
  },
} as const satisfies Record<string, CallRecord>
