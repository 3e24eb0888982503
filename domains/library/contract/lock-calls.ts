import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { heldApplication, operateStatus } from './operate-status.ts'

/** Who works on which application: colleagues see it, and walk past it. */
export const lockCalls = {
  listLocks: {
    method: 'GET',
    path: 'tracker/record/locks',
    summary: 'Which applications of those the caller sees somebody has open for work now',
    access: 'candidates.view',
    reply: z.object({ list: z.array(heldApplication) }),
    shows: ['record_lock', 'role'],
  },
  updateRecord: {
    method: 'POST',
    path: 'tracker/record/update',
    summary: 'Take an application up for work, so that colleagues see it, or let it go',
    access: 'candidates.view',
    body: z.object({ post_id: field.idOf('application'), is_locked: z.boolean() }),
    reply: z.object({ operate_status: operateStatus }),
    refusals: ['locked_by_other'],
    changes: ['record_lock'],
  },
} as const satisfies Record<string, CallRecord>
