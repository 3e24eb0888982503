import { type CallRecord, field } from '@bole/platform/contract'
import { distributionActions } from '@bole/talent-pool/model'
import * as z from 'zod'
import { manyReply } from './schemas.ts'

/** Handing people of the pool to colleagues, who say whether they take them. */
export const distributionCalls = {
  listColleagues: {
    method: 'GET',
    path: 'param/user-list-for-distribute',
    summary:
      'Who can be asked to take people over from the pool: those who see it, with how many wait for them',
    access: 'pool.manage',
    query: z.object({
      keyword: field.text(100).optional(),
      department_id: field.commaList(field.idOf('department'), 50),
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          name: z.string(),
          job_title: z.string(),
          department: z.string(),
          /** People who wait for their answer. */
          waiting: z.number(),
        }),
      ),
    }),
    shows: ['user', 'talent'],
  },
  listOrganisations: {
    method: 'GET',
    path: 'op/organization/list',
    summary:
      'The organisations people can be handed to, which is the caller’s own, with its departments and places',
    access: 'pool.manage',
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          name: z.string(),
          /** Places left by service (2 is the pool); null: no limit. */
          serviceList: z.array(z.object({ serviceId: z.number(), quantity: z.number().nullable() })),
          departments: z.array(z.object({ id: field.id, name: z.string() })),
        }),
      ),
    }),
    shows: ['department', 'talent'],
  },
  distribute: {
    method: 'POST',
    path: 'resume/resume/distribute',
    summary:
      'Ask a colleague to take people over: into the process of a position or, without one, into their own care',
    access: 'pool.manage',
    body: z.object({
      ids: z.array(field.idOf('talent')).min(1).max(200),
      user_id: field.idOf('user'),
      position_id: field.idOf('position').nullable().default(null),
      text: field.text(1000).default(''),
    }),
    reply: manyReply,
    refusals: ['unknown_person', 'position_closed'],
    changes: ['talent'],
  },
  operate: {
    method: 'POST',
    path: 'rpo/resume/operate',
    summary: 'Take people over, decline that with a reason, or take back what was asked',
    access: 'pool.view',
    body: z.object({
      ids: z.array(field.idOf('talent')).min(1).max(200),
      action: z.enum(distributionActions),
      reason: field.text(1000).default(''),
    }),
    reply: manyReply,
    refusals: ['reason_missing'],
    changes: ['talent', 'application'],
  },
} as const satisfies Record<string, CallRecord>
