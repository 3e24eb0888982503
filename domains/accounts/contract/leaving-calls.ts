import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { workKinds } from '../model/open-work.ts'

/** Leaving: what somebody has open goes to a colleague. */
export const leavingCalls = {
  listOpenWork: {
    method: 'GET',
    path: 'org/user/open-work',
    summary: 'What somebody has open: by kind how much, and the first of it',
    access: 'users.manage',
    query: z.object({ id: field.idOf('user') }),
    reply: z.object({
      list: z.array(z.object({ kind: z.enum(workKinds), total: z.number(), titles: z.array(z.string()) })),
    }),
    shows: [
      { entity: 'user', by: 'id' },
      'position',
      'project',
      'application',
      'saved_search',
      'talent',
      'pool_folder',
    ],
  },
  handOver: {
    method: 'POST',
    path: 'org/user/hand-over',
    summary: 'Give all open work of one person to a colleague, in one step that can be taken back',
    access: 'users.manage',
    body: z.object({ id: field.idOf('user'), to_id: field.idOf('user') }),
    reply: z.object({ handover_id: field.id, done: z.number() }),
    refusals: ['not_lower_role', 'unknown_colleague'],
    changes: ['user', 'position', 'project', 'application', 'saved_search', 'talent', 'pool_folder'],
  },
  undoHandOver: {
    method: 'POST',
    path: 'org/user/hand-over/undo',
    summary: 'Give back what was handed over, as far as the colleague still has it',
    access: 'users.manage',
    body: z.object({ handover_id: field.idOf('handover') }),
    reply: field.done,
    refusals: ['not_lower_role', 'already_undone'],
    changes: ['user', 'position', 'project', 'application', 'saved_search', 'talent', 'pool_folder'],
  },
} as const satisfies Record<string, CallRecord>
