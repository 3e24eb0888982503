import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const signInRulesSchema = z.object({
  /** The organisation's own. */
  id: z.number(),
  version: z.number(),
  /** After so many minutes without a request a session is over; null: it lasts as long as the installation lets it. */
  idle_minutes: z.number().nullable(),
  needs_second_factor: z.boolean(),
})

/** What a company asks of whoever signs in. */
export const signInRuleCalls = {
  getSignInRules: {
    method: 'GET',
    path: 'org/sign-in-rules',
    summary: 'What the company asks of whoever signs in',
    access: 'company.manage',
    reply: signInRulesSchema,
    shows: ['sign_in_rules'],
  },
  updateSignInRules: {
    method: 'POST',
    path: 'org/sign-in-rules/update',
    summary: 'Change what the company asks of whoever signs in; a shorter idle time counts at once',
    access: 'company.manage',
    needsProof: true,
    body: z.object({
      id: field.idOf('organisation'),
      version: z.number().int().min(0),
      idle_minutes: z.number().int().min(5).max(43_200).nullable(),
      needs_second_factor: z.boolean(),
    }),
    reply: z.object({ id: z.number(), version: z.number() }),
    refusals: ['stale'],
    changes: ['sign_in_rules'],
  },
} as const satisfies Record<string, CallRecord>
