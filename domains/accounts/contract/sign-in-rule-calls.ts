import { signOn } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  .max(200)

/** Whether whoever has the company's code may ask for an account, and as what they come in. */
const registering = {
  can_register: z.boolean(),
  /** Of their mail addresses; empty: any. */
  register_domains: z.array(domain).max(50),
  register_role: z.enum(signOn.givenRoles),
  /** Whether an administrator admits them first. */
  register_needs_admitting: z.boolean(),
}

const signInRulesSchema = z.object({
  /** The organisation's own. */
  id: z.number(),
  version: z.number(),
  /** After so many minutes without a request a session is over; null: it lasts as long as the installation lets it. */
  idle_minutes: z.number().nullable(),
  needs_second_factor: z.boolean(),
  ...registering,
  register_domains: z.array(z.string()),
  register_department_id: z.number().nullable(),
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
      /** What is left out of these stays. */
      ...z.object(registering).partial().shape,
      register_department_id: field
        .naming('register_department', z.number().int().positive())
        .nullable()
        .optional(),
    }),
    reply: z.object({ id: z.number(), version: z.number() }),
    refusals: ['department_needed', 'stale', 'role_too_high'],
    changes: ['sign_in_rules'],
  },
} as const satisfies Record<string, CallRecord>
