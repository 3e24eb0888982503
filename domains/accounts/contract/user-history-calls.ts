import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { userActions } from '../model/user-actions.ts'

/** What was done to accounts. */
export const userHistoryCalls = {
  listUserHistory: {
    method: 'GET',
    path: 'org/user/history',
    summary: 'What was done to an account and by whom, the latest first',
    access: 'users.view',
    query: z.object({ id: field.idOf('user'), ...field.paging }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          action: z.enum(userActions),
          /** Null where nobody who is signed in did it: a link, an identity provider. */
          user_name: z.string().nullable(),
          happened_at: z.string(),
          /** What was changed, by its name on the wire; the values where they are plain. */
          changes: z.array(
            z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
          ),
        }),
      ),
    }),
    hasTotal: true,
    shows: [{ entity: 'user', by: 'id' }],
  },
} as const satisfies Record<string, CallRecord>
