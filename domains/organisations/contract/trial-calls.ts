import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { trialDecisions, trialStates } from '../model/trials.ts'
import { savedAgency, seenVersion } from './agency-schemas.ts'

export const trialApplication = z.object({
  id: field.id,
  company: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  purpose: z.string(),
  state: z.enum(trialStates),
  /** For operators alone. */
  note: z.string(),
  handled_by: z.string(),
  handle_time: z.string().nullable(),
  /** The organisation made for them; null before there is one. */
  customer_id: field.id.nullable(),
  /** What their organisation may be called in addresses; may be empty. */
  suggested_slug: z.string(),
  create_time: z.string(),
  version: z.number(),
  can: z.object({ look: z.boolean(), make: z.boolean(), contact: z.boolean(), decline: z.boolean() }),
})

export type TrialApplication = z.output<typeof trialApplication>

/** Companies that want to try the product (specification, section 7: trial-application list, change-apply). */
export const trialCalls = {
  applyForTrial: {
    method: 'POST',
    path: 'site/trial-application',
    summary: 'Ask the operators of this server for a trial; who asks again changes what they wrote',
    access: 'anyone',
    body: z.object({
      company: field.name(100),
      contact: field.name(60),
      email: field.email(200),
      phone: field.text(30),
      purpose: field.text(1000),
    }),
    reply: field.done,
    refusals: ['no_trials'],
    changes: ['organisation'],
    perMinute: 10,
  },
  listTrials: {
    method: 'GET',
    path: 'op/trial-application/index',
    summary: 'Companies that want to try the product, the latest first; others than operators see none',
    access: 'server.view',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      state: z.enum(trialStates).optional(),
    }),
    reply: z.object({
      list: z.array(trialApplication),
      /** Where companies apply, below the origin. */
      path: z.string(),
    }),
    hasTotal: true,
    shows: ['organisation'],
  },
  changeTrial: {
    method: 'POST',
    path: 'op/trial-application/change-apply',
    summary:
      'Write down that a company was contacted, or that it gets no trial, and what else is to be known',
    access: 'server.view',
    body: z.object({
      id: field.idOf('trial_application'),
      version: seenVersion,
      state: z.enum(trialDecisions),
      note: field.text(1000),
    }),
    reply: savedAgency,
    refusals: ['operators_only', 'stale', 'trial_is_customer'],
    changes: ['organisation'],
  },
} as const satisfies Record<string, CallRecord>
