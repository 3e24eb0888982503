import { reminders } from '@bole/dashboard/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { origin } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    reminder: { owner: 'dashboard'; of: 'user' }
  }
}

/** What waits today, until somebody wants to hear no more of it. */
export const reminderCalls = {
  getReminders: {
    method: 'GET',
    path: 'home/reminder',
    summary: 'What waits for the caller today and was not dismissed: interviews, unread messages',
    access: 'dashboard.view',
    query: z.object({ origin }),
    reply: z.object({
      /** Whose they are. */
      user_id: field.id,
      list: z.array(z.object({ kind: z.enum(reminders.reminderKinds), count: z.number() })),
    }),
    shows: ['application', { entity: 'notice', by: 'user_id' }, { entity: 'reminder', by: 'user_id' }],
  },
  dismissReminder: {
    method: 'POST',
    path: 'home/reminder/dismiss',
    summary: 'Not again today: a reminder of this kind, on each of the caller’s devices',
    access: 'dashboard.view',
    body: z.object({ kind: z.enum(reminders.reminderKinds) }),
    reply: field.done,
    changes: ['reminder'],
  },
} as const satisfies Record<string, CallRecord>
