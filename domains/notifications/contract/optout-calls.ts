import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { channel } from './schemas.ts'

/** Somebody who wants no more general messages by mail or short message, or wanted none for a time. */
export const optoutSchema = z.object({
  id: field.id,
  /** The application whose message they said it to; null where that is not known. */
  post_id: field.id.nullable(),
  basic: z.object({ name: z.string() }),
  channel,
  address: field.ofGroup('contacts', z.string()),
  /** By the link in a message, or by an answer to it. */
  said_by: z.enum(['link', 'reply']),
  /** Of the message they said it to. */
  subject: field.freeText(z.string()),
  create_time: z.string(),
  end_time: z.string().nullable(),
  /** Null where it stands, or where they asked for messages again themselves. */
  ended_by: z.object({ id: field.id, name: z.string() }).nullable(),
  reason: field.freeText(z.string()),
  can: z.object({ end: z.boolean() }),
})

export type Optout = z.output<typeof optoutSchema>

/** Who wants no more messages but those about their own application. */
export const optoutCalls = {
  listOptouts: {
    method: 'GET',
    path: 'tracker/notify-optout/index',
    summary: 'Who wants no more general messages, by what and since when; newest first',
    access: 'notifications.view',
    query: z.object({
      ...field.paging,
      /** In the candidate’s name. */
      keyword: field.text(100).optional(),
      state: z.enum(['standing', 'ended']).optional(),
      channel: channel.optional(),
    }),
    reply: z.object({ list: z.array(optoutSchema) }),
    hasTotal: true,
    shows: ['notify_optout', 'candidate'],
  },
  endOptout: {
    method: 'POST',
    path: 'tracker/notify-optout/end',
    summary: 'Write to an address again whose owner asked for that in another way; with the reason',
    access: 'notifications.manage',
    body: z.object({ id: field.idOf('notify_optout'), reason: field.requiredText(500) }),
    reply: field.done,
    refusals: ['wants_messages_already'],
    changes: ['notify_optout'],
  },
} as const satisfies Record<string, CallRecord>
