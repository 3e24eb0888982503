import { mailStates, securities } from '@bole/mail/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { hostName, mailSchema, ownServerSchema } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    mail: 'mail'
    mail_server: 'mail'
  }
}

const serverBody = {
  host: hostName,
  port: field.whole(1, 65_535),
  security: z.enum(securities),
  username: field.text(200).default(''),
  /** Absent or empty: the one that is kept stays. */
  password: z.string().max(200).optional(),
  sender_name: field.text(100).default(''),
  sender_address: field.email(200),
}

export const mailApi = defineApi('mail', {
  getMailServer: {
    method: 'GET',
    path: 'mail/server',
    summary: 'Which server the organisation’s mail is handed to, and how many messages wait',
    access: 'company.manage',
    reply: z.object({
      /** `own`: the organisation’s; `installation`: SMTP_URL; `none`: mail waits until there is one. */
      used: z.enum(['own', 'installation', 'none']),
      /** Who the mail comes from; empty where there is no server. */
      sender: z.string(),
      own: ownServerSchema.nullable(),
      waiting: z.number(),
    }),
    shows: ['mail_server', 'mail'],
  },
  createMailServer: {
    method: 'POST',
    path: 'mail/server/create',
    summary: 'A mail server of the organisation’s own; what waits is sent through it',
    access: 'company.manage',
    needsProof: true,
    body: z.object(serverBody),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['exists_already', 'password_needs_encryption', 'username_needs_password'],
    changes: ['mail_server'],
  },
  updateMailServer: {
    method: 'POST',
    path: 'mail/server/update',
    summary: 'Change the organisation’s mail server; what waits is sent through it',
    access: 'company.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('mail_server'), version: field.whole(1, 1_000_000_000), ...serverBody }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'password_needs_encryption', 'username_needs_password'],
    changes: ['mail_server'],
  },
  removeMailServer: {
    method: 'POST',
    path: 'mail/server/remove',
    summary: 'Forget the organisation’s mail server and its password',
    access: 'company.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('mail_server') }),
    reply: field.done,
    changes: ['mail_server'],
  },
  sendTestMail: {
    method: 'POST',
    path: 'mail/server/test',
    summary: 'Hand a short message over now, and hear what the server says',
    access: 'company.manage',
    body: z.object({ to: field.email(200) }),
    reply: z.object({ said: z.string() }),
    refusals: ['no_mail_server', 'not_sent', 'server_inside'],
    perMinute: 10,
  },
  listMails: {
    method: 'GET',
    path: 'mail/outbox',
    summary: 'Messages of the organisation and what became of them, newest first',
    access: 'company.manage',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      state: z.enum(mailStates).optional(),
    }),
    reply: z.object({ list: z.array(mailSchema) }),
    hasTotal: true,
    shows: ['mail'],
  },
  sendAgain: {
    method: 'POST',
    path: 'mail/outbox/again',
    summary: 'Send a message that failed or was taken back',
    access: 'company.manage',
    body: z.object({ id: field.idOf('mail') }),
    reply: field.done,
    refusals: ['is_under_way', 'of_no_use', 'words_forgotten', 'emptied', 'reader_wants_none'],
    changes: ['mail'],
  },
  cancelMail: {
    method: 'POST',
    path: 'mail/outbox/cancel',
    summary: 'Take a message back that was not sent yet',
    access: 'company.manage',
    body: z.object({ id: field.idOf('mail') }),
    reply: field.done,
    refusals: ['not_waiting', 'is_leaving'],
    changes: ['mail'],
  },
})
