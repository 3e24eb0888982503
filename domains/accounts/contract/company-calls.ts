import { platforms } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

/** A company as its sign-in page shows it. */
export const companyCalls = {
  getCompany: {
    method: 'GET',
    path: 'site/company',
    summary:
      'The company whose code a sign-in page was opened with, and how its people come in; null for a code that is nobody’s',
    access: 'anyone',
    query: z.object({ dzcode: field.requiredText(100) }),
    reply: z.object({
      company: z
        .object({
          name: z.string(),
          /** Below the origin; null where it has none. */
          logo: z.string().nullable(),
          /** The company’s own provider: its name, and what to begin signing on with. */
          sign_on: z.object({ name: z.string(), slug: z.string() }).nullable(),
          platforms: z.array(z.enum(platforms)),
          can_register: z.boolean(),
        })
        .nullable(),
    }),
    perMinute: 120,
  },
} as const satisfies Record<string, CallRecord>
