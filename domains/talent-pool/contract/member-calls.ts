import { type CallRecord, field } from '@bole/platform/contract'
import { givings } from '@bole/talent-pool/model'
import * as z from 'zod'
import { manyReply, placesSchema, poolEvent, talentSchema } from './schemas.ts'

const members = z.array(field.idOf('talent')).min(1).max(200)

/** Who comes into the pool, where they stand in it, and how they leave it. */
export const memberCalls = {
  listTalents: {
    method: 'GET',
    path: 'tracker/resume/talent',
    summary: 'People in the pool, in the folders that the caller sees, with the places of the pool',
    access: 'pool.view',
    query: z.object({
      ...field.paging,
      /** In name, employer, title or school, or why they are kept. */
      keyword: field.text(100).optional(),
      folder_id: field.commaList(field.idOf('pool_folder'), 50),
      owner_id: field.commaList(field.idOf('user'), 50),
      /** The furthest stage they reached. */
      stage: field.commaList(field.whole(1, 99), 20),
      /** In the reasons or the words they were turned down with. */
      archived: field.text(100).optional(),
      /** Nobody was in contact with them for so many days. */
      silent_days: field.whole(1, 3650).optional(),
      origin: field.whole(1, 2).optional(),
      /** Who waits for the caller’s answer, or for somebody whom the caller asked. */
      given: z.enum(givings).optional(),
      /** Who suits this position, the best first, with reasons, instead of who came last. */
      suits_position_id: field.idOf('position').optional(),
    }),
    reply: z.object({ list: z.array(talentSchema), talent_quota_count: placesSchema }),
    hasTotal: true,
    shows: ['talent', 'pool_folder', 'candidate', 'application'],
  },
  viewTalent: {
    method: 'GET',
    path: 'tracker/resume/talent/view',
    summary:
      'The place in the pool of the person behind an application, null where they have none, with what happened there',
    access: 'pool.view',
    query: z.object({ post_id: field.idOf('application') }),
    reply: z.object({ talent: talentSchema.nullable(), history: z.array(poolEvent) }),
    shows: ['talent', 'pool_folder'],
  },
  keepTalents: {
    method: 'POST',
    path: 'tracker/resume/talent/keep',
    summary:
      'Keep the people behind applications in a folder: all of them or, where there is no room, nobody',
    access: 'pool.manage',
    body: z.object({
      post_ids: z.array(field.idOf('application')).min(1).max(200),
      folder_id: field.idOf('pool_folder'),
      text: field.text(1000).default(''),
    }),
    reply: manyReply,
    refusals: ['pool_full', 'not_your_folder'],
    changes: ['talent', 'pool_folder'],
  },
  moveTalents: {
    method: 'POST',
    path: 'tracker/resume/talent/move',
    summary: 'Put people of the pool into another folder',
    access: 'pool.manage',
    body: z.object({ ids: members, folder_id: field.idOf('pool_folder') }),
    reply: manyReply,
    refusals: ['not_your_folder'],
    changes: ['talent', 'pool_folder'],
  },
  removeTalents: {
    method: 'POST',
    path: 'tracker/resume/talent/remove',
    summary: 'Take people out of the pool; their applications stay',
    access: 'pool.manage',
    body: z.object({ ids: members, text: field.text(1000).default('') }),
    reply: manyReply,
    changes: ['talent', 'pool_folder'],
  },
  undoTalents: {
    method: 'POST',
    path: 'tracker/resume/talent/undo',
    summary: 'Take back what was done to several at once, while nothing else has happened to any of them',
    access: 'pool.manage',
    body: z.object({ batch_id: field.naming('pool_batch', z.uuid()) }),
    reply: field.done,
    refusals: ['pool_full', 'acted_since', 'kept_again', 'not_your_folder'],
    changes: ['talent', 'pool_folder'],
  },
} as const satisfies Record<string, CallRecord>
