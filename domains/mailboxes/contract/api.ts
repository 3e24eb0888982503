import { securities } from '@bole/mail/model'
import { foldersAtMost, messageStates, ruleParts, rulesAtMost } from '@bole/mailboxes/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { mailboxSchema, messageSchema } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    mailbox: 'mailboxes'
    mailbox_message: 'mailboxes'
  }
}

const connection = {
  host: field.requiredText(253).regex(/^[A-Za-z0-9.:_-]+$/),
  port: field.whole(1, 65_535),
  security: z.enum(securities),
  username: field.requiredText(200),
  /** Absent or empty: the one that is kept stays. */
  password: z.string().max(200).optional(),
}

const mailboxBody = {
  name: field.requiredText(60),
  ...connection,
  folders: z.array(field.requiredText(200)).min(1).max(foldersAtMost),
  /** For what nothing else tells the position of; null: somebody chooses. */
  position_id: field.idOf('position').nullable(),
  rules: z
    .array(
      z.object({
        part: z.enum(ruleParts),
        contains: field.requiredText(200),
        position_id: field.idOf('position'),
      }),
    )
    .max(rulesAtMost),
  /** What came before this day is not looked at. */
  taken_from: field.day,
}

const saved = z.object({ id: field.id, version: z.number() })

export const mailboxesApi = defineApi('mailboxes', {
  listMailboxes: {
    method: 'GET',
    path: 'mailbox/index',
    summary: 'The mailboxes that résumés are sent to, how each is, and how much came in by it',
    access: 'mailboxes.view',
    query: z.object({ ...field.paging, keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(mailboxSchema) }),
    hasTotal: true,
    shows: ['mailbox', 'mailbox_message'],
  },
  createMailbox: {
    method: 'POST',
    path: 'mailbox/create',
    summary: 'A mailbox that is read from now on',
    access: 'mailboxes.manage',
    needsProof: true,
    body: z.object(mailboxBody),
    reply: saved,
    refusals: ['exists_already', 'too_many', 'password_needed', 'password_needs_encryption'],
    changes: ['mailbox'],
  },
  updateMailbox: {
    method: 'POST',
    path: 'mailbox/update',
    summary: 'Change how a mailbox is reached and sorted; what was taken stays',
    access: 'mailboxes.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('mailbox'), version: field.whole(1, 1_000_000_000), ...mailboxBody }),
    reply: saved,
    refusals: ['stale', 'exists_already', 'password_needed', 'password_needs_encryption'],
    changes: ['mailbox'],
  },
  removeMailbox: {
    method: 'POST',
    path: 'mailbox/delete',
    summary: 'Forget a mailbox, its password and the list of its mails; the candidates stay',
    access: 'mailboxes.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('mailbox') }),
    reply: field.done,
    changes: ['mailbox', 'mailbox_message'],
  },
  turnMailbox: {
    method: 'POST',
    path: 'mailbox/turn',
    summary: 'Stop reading a mailbox, or go on where it was left',
    access: 'mailboxes.manage',
    body: z.object({ id: field.idOf('mailbox'), is_on: z.boolean() }),
    reply: field.done,
    changes: ['mailbox'],
  },
  lookNow: {
    method: 'POST',
    path: 'mailbox/look',
    summary: 'Look into a mailbox at once, also one that waits after a failure',
    access: 'mailboxes.manage',
    body: z.object({ id: field.idOf('mailbox') }),
    reply: field.done,
    refusals: ['is_off'],
    changes: ['mailbox'],
    perMinute: 20,
  },
  tryMailbox: {
    method: 'POST',
    path: 'mailbox/try',
    summary: 'Sign in to a mailbox while one waits, and hear which folders it has',
    access: 'mailboxes.manage',
    body: z.object({ id: field.idOf('mailbox').optional(), ...connection }),
    reply: z.object({ folders: z.array(z.string()) }),
    refusals: ['password_needed', 'password_needs_encryption', 'no_answer', 'not_reached', 'server_inside'],
    perMinute: 10,
  },
  listMessages: {
    method: 'GET',
    path: 'mailbox/message/index',
    summary: 'Mails that came into the mailboxes and what became of each, the newest first',
    access: 'candidates.upload',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      mailbox_id: field.idOf('mailbox').optional(),
      state: field.commaList(z.enum(messageStates), 3),
      day_from: field.day.optional(),
      day_until: field.day.optional(),
    }),
    reply: z.object({
      list: z.array(messageSchema),
      statistic: z.record(z.string(), z.object({ key: z.string(), value: z.number() })),
    }),
    hasTotal: true,
    shows: ['mailbox_message', 'intake_item'],
  },
})
