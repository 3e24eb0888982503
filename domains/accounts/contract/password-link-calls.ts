import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const token = z.string().regex(/^[\w-]{20,100}$/)

/** Setting a password by a link that an administrator gave or sent. */
export const passwordLinkCalls = {
  viewPasswordLink: {
    method: 'POST',
    path: 'site/password-link',
    summary: 'Whose password a link sets, while it holds',
    access: 'anyone',
    body: z.object({ token }),
    reply: z.object({ username: z.string(), name: z.string(), organisation_name: z.string() }),
    refusals: ['link_over'],
    perMinute: 30,
  },
  setPassword: {
    method: 'POST',
    path: 'site/reset-password',
    summary: 'Set a new password by a link, once; every session of the user ends',
    access: 'anyone',
    body: z.object({ token, password: z.string().min(1).max(200) }),
    reply: field.done,
    refusals: ['link_over', 'too_short', 'too_long', 'too_common', 'like_username'],
    perMinute: 30,
  },
} as const satisfies Record<string, CallRecord>
