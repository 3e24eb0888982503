import type { CallRecord } from '@bole/platform/contract'
import * as z from 'zod'

/** What people may do, beyond their role and within it. */
export const permissionCalls = {
  getPermissionTree: {
    method: 'GET',
    path: 'auth/permission/tree',
    summary: 'Every permission by area, and what each role holds without changes',
    access: 'users.view',
    reply: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          children: z.array(z.object({ name: z.string(), roles: z.array(z.string()) })),
        }),
      ),
    }),
  },
} as const satisfies Record<string, CallRecord>
