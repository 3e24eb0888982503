import { fieldGroups } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { sightFacts } from '../model/who-sees.ts'

/** Who sees what, and why. */
export const whyCalls = {
  whySees: {
    method: 'GET',
    path: 'auth/why',
    summary: 'Whether somebody sees a record the caller sees, with each reason in the order it is looked at',
    access: 'users.view',
    query: z.object({
      user_id: field.idOf('user'),
      kind: z.enum(['application', 'position', 'user']),
      /** Of what `kind` says. */
      id: field.idOf('seen_record'),
    }),
    reply: z.object({
      sees: z.boolean(),
      reasons: z.array(z.object({ fact: z.enum(sightFacts), allows: z.boolean() })),
      username: z.string(),
      /** Where their role is changed. */
      role_id: field.id.nullable(),
      /** Their own department, and the one the record belongs to. */
      own_department_id: field.id.nullable(),
      department_id: field.id.nullable(),
      /** What they do for the record. */
      part: z.string().nullable(),
      /** What of candidates they are not shown. */
      hides: z.array(z.enum(fieldGroups)),
    }),
    shows: ['user', 'role', 'department', 'application', 'position'],
  },
} as const satisfies Record<string, CallRecord>
