import { kindGroups, paces } from '@bole/inbox/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    notice: { owner: 'inbox'; of: 'user' }
    notice_settings: { owner: 'inbox'; of: 'user' }
    progress: 'inbox'
  }
}

/** Long work: `kind` and `facts` make its title, `percent` 100 means done (specification, section 9). */
export const progressSchema = z.object({
  id: field.id,
  /** The specification's name for the same number. */
  noticeId: field.id,
  kind: z.string(),
  facts: field.freeText(z.record(z.string(), z.union([z.string(), z.number()]))),
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
  /** Type and facts as a sentence in the reader's language (specification, section 3: notice). */
  content: field.freeText(z.string()),
  facts: field.freeText(z.record(z.string(), z.union([z.string(), z.number()]))),
  link: z.string().nullable(),
  /** The specification's name for the read flag: 1 is unread. */
  unread: z.number(),
  create_time: z.string(),
  can: z.object({ read: z.boolean() }),
})

/** On the company's clock. */
const hourOfDay = field.whole(0, 23)

/** From this hour to before that one; they may pass midnight. */
const quietHours = z.object({ from: hourOfDay, until: hourOfDay })

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
    query: z.object({
      ...field.paging,
      group: field.commaList(z.enum(kindGroups), kindGroups.length),
      state: z.enum(['unread', 'read']).optional(),
    }),
    reply: z.object({
      /** Whose notices they are. */
      user_id: field.id,
      list: z.array(noticeItemSchema),
      /** Of all of them, whatever was asked for. */
      unread: z.number(),
    }),
    hasTotal: true,
    shows: [{ entity: 'notice', by: 'user_id' }],
  },
  readNotices: {
    method: 'POST',
    path: 'usercenter/notice/read',
    summary: 'Mark one notice as read, some, or all of them',
    access: 'signed_in',
    body: z.object({
      id: field.idOf('notice').optional(),
      ids: z.array(field.idOf('notice')).min(1).max(200).optional(),
    }),
    /** How many were unread until now; nothing refuses one of them. */
    reply: z.object({
      done: z.number(),
      refused: z.array(z.object({ title: z.string(), message: z.string() })),
    }),
    changes: ['notice'],
  },
  getNoticeSettings: {
    method: 'GET',
    path: 'usercenter/notice-settings',
    summary: 'How the caller is told, by group of kinds and channel, and when what leaves the product does',
    access: 'signed_in',
    reply: z.object({
      /** Whose settings they are. */
      user_id: field.id,
      groups: z.array(
        z.object({ group: z.enum(kindGroups), here: z.boolean(), mail: z.boolean(), platform: z.boolean() }),
      ),
      pace: z.enum(paces),
      hour: z.number(),
      quiet: quietHours.nullable(),
      /** Where mail goes; null: nowhere, as the caller has no address. */
      email: z.string().nullable(),
      has_mail_server: z.boolean(),
      /** The platforms the caller bound. */
      platforms: z.array(z.string()),
    }),
    shows: [{ entity: 'notice_settings', by: 'user_id' }, 'mail_server', 'user'],
  },
  updateNoticeSettings: {
    method: 'POST',
    path: 'usercenter/notice-settings/update',
    summary: 'Change how the caller is told; what is not named stays',
    access: 'signed_in',
    body: z.object({
      groups: z
        .array(
          z.object({
            group: z.enum(kindGroups),
            here: z.boolean().optional(),
            mail: z.boolean().optional(),
            platform: z.boolean().optional(),
          }),
        )
        .max(kindGroups.length)
        .optional(),
      pace: z.enum(paces).optional(),
      hour: hourOfDay.optional(),
      quiet: quietHours.nullable().optional(),
    }),
    reply: field.done,
    changes: ['notice_settings'],
  },
})
