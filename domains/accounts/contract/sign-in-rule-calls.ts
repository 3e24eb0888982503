import { signOn } from '@bole/accounts/model'
import { defineSetting, field } from '@bole/platform/contract'
import * as z from 'zod'

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  .max(200)

/** What a company asks of whoever signs in; a shorter idle time counts at once. */
export const signInRules = defineSetting('sign_in_rules', {
  noun: 'sign-in rules',
  about: 'what the company asks of whoever signs in, and as what those come in who register',
  access: 'company.manage',
  calls: {
    getSignInRules: 'GET org/sign-in-rules',
    updateSignInRules: 'POST org/sign-in-rules/update',
    listSignInRuleChanges: 'GET org/sign-in-rules/changes',
  },
  fields: {
    /** After so many minutes without a request a session is over; null: it lasts as long as the installation lets it. */
    idle_minutes: z.number().int().min(5).max(43_200).nullable(),
    needs_second_factor: z.boolean(),
    /** Whether whoever has the company's code may ask for an account. */
    can_register: z.boolean(),
    /** Of their mail addresses; empty: any. */
    register_domains: z.array(domain).max(50),
    register_role: z.enum(signOn.givenRoles),
    register_department_id: field.naming('register_department', z.number().int().positive()).nullable(),
    /** Whether an administrator admits them first. */
    register_needs_admitting: z.boolean(),
  },
  defaults: {
    idle_minutes: null,
    needs_second_factor: false,
    can_register: false,
    register_domains: [],
    register_role: 'User2',
    register_department_id: null,
    register_needs_admitting: true,
  },
  refusals: ['department_needed', 'role_too_high'],
  needsProof: true,
})
