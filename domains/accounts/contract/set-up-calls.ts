import { type CallRecord, field, languages } from '@bole/platform/contract'
import * as z from 'zod'
import { isOneLine } from '../model/accounts.ts'
import { isTimeZone } from '../model/first-organisation.ts'
import { ownName, username } from './user-schemas.ts'

const code = z.string().min(1).max(60)

/** The name of a time zone, as IANA has it. */
const timeZone = z.string().max(60).refine(isTimeZone)

/** The first hour of an installation: from a code that its operator reads to an organisation with its administrator. */
export const setUpCalls = {
  getSetUp: {
    method: 'GET',
    path: 'set-up/state',
    summary: 'How far the set-up of the installation is; 404 once it is finished',
    access: 'anyone',
    reply: z.object({
      /** `code`: nobody is there yet; `sign_in`: its administrator goes on, signed in; `company`: they do. */
      step: z.enum(['code', 'sign_in', 'company']),
      /** The zone the server tells the time in, and whether its operator fixed it. */
      time_zone: z.string(),
      is_zone_fixed: z.boolean(),
    }),
    shows: ['session'],
    perMinute: 120,
  },
  checkSetUpCode: {
    method: 'POST',
    path: 'set-up/check-code',
    summary: 'Whether a code is the one the server told its operator; 404 once it was used',
    access: 'anyone',
    body: z.object({ code }),
    reply: field.done,
    refusals: ['wrong_code', 'too_many_failures'],
    perMinute: 30,
  },
  createFirstOrganisation: {
    method: 'POST',
    path: 'set-up/create',
    summary: 'The first organisation and its administrator, who is signed in; spends the code',
    access: 'anyone',
    body: z.object({
      code,
      organisation: field.requiredText(100).refine(isOneLine),
      time_zone: timeZone,
      language: z.enum(languages),
      name: ownName,
      username,
      email: field.email(200),
      password: z.string().min(1).max(200),
    }),
    reply: z.object({ slug: z.string() }),
    refusals: [
      'wrong_code',
      'too_many_failures',
      'name_not_plain',
      'too_short',
      'too_long',
      'too_common',
      'like_username',
    ],
    changes: ['session', 'user'],
    perMinute: 30,
  },
  finishSetUp: {
    method: 'POST',
    path: 'set-up/finish',
    summary: 'Close the set-up for ever',
    access: 'company.manage',
    reply: field.done,
    changes: ['session'],
  },
} as const satisfies Record<string, CallRecord>
