import { type CallRecord, field, languages } from '@bole/platform/contract'
import * as z from 'zod'
import { userFields } from './user-schemas.ts'

/** In which of the four languages what is sent to somebody is written; null: as whoever causes it reads. */
const language = z.enum(languages).nullable()

const version = z.int().positive()

/** What people may change of themselves. */
const own = z
  .object(userFields)
  .pick({ name: true, email: true, phone: true, job_title: true })
  .extend({ language })

/** What people say of themselves. */
export const profileCalls = {
  viewProfile: {
    method: 'GET',
    path: 'profile/info',
    summary: 'The own name and how one is reached',
    access: 'signed_in',
    reply: z.object({
      id: field.id,
      version,
      name: z.string(),
      email: z.string().nullable(),
      is_email_confirmed: z.boolean(),
      phone: z.string().nullable(),
      job_title: z.string().nullable(),
      language,
    }),
    shows: ['user'],
  },
  updateProfile: {
    method: 'POST',
    path: 'profile/info/update',
    summary: 'Change the own name and how one is reached; what is not given stays',
    access: 'signed_in',
    body: z.object({
      id: field.idOf('own_account'),
      version,
      ...own.partial().shape,
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale'],
    changes: ['user'],
    perMinute: 60,
  },
  sendEmailLink: {
    method: 'POST',
    path: 'profile/info/confirm-email',
    summary: 'Have the link sent once more that confirms the own address',
    access: 'signed_in',
    /** False where nobody sends mail, or nothing has to be confirmed. */
    reply: z.object({ is_sent: z.boolean() }),
    perMinute: 6,
  },
} as const satisfies Record<string, CallRecord>
