import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { ownName } from './user-schemas.ts'

/** Coming in by oneself, where the company lets whoever has its code ask for it. */
export const registerCalls = {
  register: {
    method: 'POST',
    path: 'site/register',
    summary:
      'Ask for an account in the company whose code one has; the answer is the same whether the address is known or not',
    access: 'anyone',
    body: z.object({
      dzcode: field.requiredText(100),
      name: ownName,
      email: field.email(200),
    }),
    reply: z.object({
      /** Whether a link was sent to the address; else an administrator has to let them in. */
      by_mail: z.boolean(),
    }),
    refusals: ['name_not_plain', 'registration_closed', 'registration_domain', 'too_many_failures'],
    changes: ['registration'],
    perMinute: 60,
  },
  confirmRegistration: {
    method: 'POST',
    path: 'site/register/confirm',
    summary: 'Confirm a mail address by its link, once; where nobody has to admit, the account is there',
    access: 'anyone',
    body: z.object({ token: z.string().min(20).max(100) }),
    reply: z.object({
      /** Where the password is set, with a link of its own; null: an administrator admits first. */
      password_path: z.string().nullable(),
    }),
    refusals: ['registration_over', 'seats_full', 'username_taken', 'department_needed'],
    changes: ['registration', 'user'],
    perMinute: 30,
  },
  listRegistrations: {
    method: 'GET',
    path: 'org/user/registrations',
    summary: 'Who asked for an account and waits to be admitted, the first first',
    access: 'users.manage',
    reply: z.object({
      list: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          email: z.string(),
          is_confirmed: z.boolean(),
          create_time: z.string(),
        }),
      ),
    }),
    shows: ['registration'],
  },
  admitRegistration: {
    method: 'POST',
    path: 'org/user/registrations/admit',
    summary: 'Make the account somebody asked for, with the role and department of the sign-in rules',
    access: 'users.manage',
    body: z.object({ id: field.idOf('registration') }),
    reply: z.object({
      id: z.number(),
      /** To be handed on by hand; null where it went by mail. */
      link: z.object({ path: z.string(), expire_time: z.string() }).nullable(),
    }),
    refusals: ['role_too_high', 'seats_full', 'username_taken', 'department_needed'],
    changes: ['registration', 'user'],
  },
  refuseRegistration: {
    method: 'POST',
    path: 'org/user/registrations/refuse',
    summary: 'Let somebody who asked for an account have none; they may ask again',
    access: 'users.manage',
    body: z.object({ id: field.idOf('registration') }),
    reply: field.done,
    changes: ['registration'],
  },
} as const satisfies Record<string, CallRecord>
