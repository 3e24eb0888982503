import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    notice: { owner: 'inbox'; of: 'user' }
    progress: 'inbox'
  }
}

/** Long work: `kind` and `facts` make its title, `percent` 100 means done (specification, section 9). */
export const progressSchema = z.object({
  id: field.id,
  /** The specification's name for the same number. */
  noticeId: field.id,
  kind: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  percent: z.number(),
  state: z.enum(['running', 'finished', 'failed']),
  link: z.string().nullable(),
  create_time: z.string(),
})

export const noticeItemSchema = z.object({
  id: field.id,
  type: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().nullable(),
  /** The specification's name for the read flag: 1 is unread. */
  unread: z.number(),
  create_time: z.string(),
})

export const inboxApi = defineApi('inbox', {
  listProgress: {
    method: 'GET',
    path: 'usercenter/progress',
    summary: 'The caller’s long work, newest first',
    access: 'signed_in',
    query: z.object(field.paging),
    reply: z.object({ list: z.array(progressSchema) }),
    hasTotal: true,
    shows: ['progress'],
  },
  listNotices: {
    method: 'GET',
    path: 'usercenter/notice',
    summary: 'The caller’s notices, newest first',
    access: 'signed_in',
    query: z.object(field.paging),
    reply: z.object({
      /** Whose notices they are. */
      user_id: field.id,
      list: z.array(noticeItemSchema),
      unread: z.number(),
    }),
    hasTotal: true,
    shows: [{ entity: 'notice', by: 'user_id' }],
  },
  readNotices: {
    method: 'POST',
    path: 'usercenter/notice/read',
    summary: 'Mark one notice as read, or all of them',
    access: 'signed_in',
    body: z.object({ id: field.idOf('notice').optional() }),
    reply: field.done,
    changes: ['notice'],
  },
})
