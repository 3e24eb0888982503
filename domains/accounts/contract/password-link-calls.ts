import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const token = z.string().regex(/^[\w-]{20,100}$/)

/** Setting a password by a link that an administrator gave, or that one asked for oneself; and confirming an address by one. */
export const passwordLinkCalls = {
  forgotPassword: {
    method: 'POST',
    path: 'site/forgot-password',
    summary:
      'Have a link to a new password sent to one’s confirmed address; the answer is the same whoever is named',
    access: 'anyone',
    body: z.object({
      /** A user name or a mail address. */
      name: field.requiredText(120),
    }),
    /** Whether anybody here is sent mail; else an administrator has to help. */
    reply: z.object({ by_mail: z.boolean() }),
    refusals: ['too_many_failures'],
    perMinute: 30,
  },
  confirmEmail: {
    method: 'POST',
    path: 'site/confirm-email',
    summary: 'Confirm by its link that the address somebody typed is theirs',
    access: 'anyone',
    body: z.object({ token }),
    reply: z.object({ email: z.string() }),
    refusals: ['email_link_over'],
    changes: ['user'],
    perMinute: 30,
  },
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
