import { channels, notifyEvents, recordStates, stateGroups, variables } from '@bole/notifications/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { audience, audienceRefusals, channel, isOneAudience, language, onceEach, words } from './schemas.ts'

const person = z.object({ id: field.id, name: z.string() })

/** One message to one candidate (specification, section 3: notification record). */
export const recordSchema = z.object({
  id: field.id,
  post_id: field.id,
  /** Of the application, for what is done with it from here. */
  version: z.number(),
  basic: z.object({
    name: z.string(),
    phone: field.ofGroup('contacts', z.string()),
    email: field.ofGroup('contacts', z.string()),
  }),
  graduate: z.object({ graduate_date: z.string() }),
  /** The position applied for, and the station of its project that the candidate belongs to; empty where it has none for them. */
  label: z.object({ position: z.string(), station: z.string() }),
  stage: z.number(),
  event: z.enum(notifyEvents),
  channel: z.enum(channels),
  /** The address as it was when it was asked for; empty on the page alone. */
  recipient: field.ofGroup('contacts', z.string()),
  subject: field.freeText(z.string()),
  text: field.freeText(z.string()),
  language,
  state: z.enum(recordStates),
  /** What a waiting one waits for: a mail server, an SMS gateway, a page where there is no address either, its time, the end of quiet hours, or its turn. */
  waits_for: z.enum(['server', 'gateway', 'page', 'time', 'quiet', 'turn']).nullable(),
  /** The variable that was not known of the candidate, where it failed for that. */
  lacks: z.enum(variables).or(z.string()).nullable(),
  /** What the mail server said last, in its own words: an address may stand in them. */
  said: field.freeText(z.string()),
  /** The mail server that was not asked, as it is in a private network; null where it was asked. */
  inner_host: z.string().nullable(),
  asked_by: person.nullable(),
  create_time: z.string(),
  plan_time: z.string().nullable(),
  send_time: z.string().nullable(),
  view_time: z.string().nullable(),
  /** `cancel_interview`: what it invites to can still be called off. */
  can: z.object({ cancel: z.boolean(), again: z.boolean(), cancel_interview: z.boolean() }),
})

export type NotifyRecord = z.output<typeof recordSchema>

const several = z.array(field.idOf('notify_record')).min(1).max(200)

/** What was done with several, and with which not. */
const keptReply = z.object({ done: z.number(), refused: z.array(z.object({ id: field.id })) })

/** Messages to candidates and what became of each. */
export const recordCalls = {
  listRecords: {
    method: 'GET',
    path: 'tracker/notify-record/index',
    summary: 'Messages to candidates and what became of each, newest first',
    access: 'notifications.view',
    query: z.object({
      ...field.paging,
      origin: field.whole(1, 2).default(2),
      /** In the candidate’s name or the subject. */
      keyword: field.text(100).optional(),
      state: field.commaList(z.enum(stateGroups), 4),
      event: z.enum(notifyEvents).optional(),
      /** By what they go. */
      channel: z.enum(channels).optional(),
      post_id: field.idOf('application').optional(),
    }),
    reply: z.object({
      list: z.array(recordSchema),
      /** Under the same conditions, apart from the state: the four are all there are. */
      statistic: z.object({
        cancel: z.number(),
        fail: z.number(),
        hasBeenSent: z.number(),
        toBeSent: z.number(),
        total: z.number(),
      }),
      /** Whether the organisation has no messages left to send. */
      is_over_quota: z.boolean(),
      /** How many it may have sent, and has asked for; null: as many as it likes, and not counted. */
      message_limit: z.number().nullable(),
      messages_used: z.number(),
      has_mail_server: z.boolean(),
    }),
    hasTotal: true,
    shows: ['notify_record', 'mail_server', 'candidate'],
  },
  sendMessages: {
    method: 'POST',
    path: 'tracker/notify-record/index',
    summary: 'Write a message to several candidates; who cannot get it is named',
    access: 'notifications.send',
    body: z
      .object({
        ...audience,
        /** Absent: for each their own. */
        language: language.optional(),
        channel: channel.default('mail'),
        /** The same for all; absent: for each the words that hold for their process, in their language. */
        words: z.object(words).optional(),
        /** Not before; absent: at once. */
        at: field.moment.optional(),
        /** It leaves in quiet hours, too. */
        is_urgent: z.boolean().optional(),
        once_each: onceEach,
      })
      .refine(isOneAudience, { path: ['applications'] }),
    reply: z.object({
      batch_id: z.string(),
      done: z.number(),
      refused: z.array(z.object({ post_id: field.id, name: z.string() })),
    }),
    refusals: [
      'messages_used_up',
      ...([
        'variable_unknown',
        'variable_without_value',
        'variable_needed',
        'variable_open',
        'variable_foreign',
      ] as const),
      ...audienceRefusals,
    ],
    changes: ['notify_record'],
  },
  cancelRecords: {
    method: 'POST',
    path: 'tracker/notify-record/cancel',
    summary: 'Take messages back that have not left; what has left stays',
    access: 'notifications.send',
    body: z.object({ ids: several }),
    reply: keptReply,
    changes: ['notify_record', 'mail'],
  },
  sendAgain: {
    method: 'POST',
    path: 'tracker/notify-record/send-again',
    summary: 'Send messages that failed or were taken back, to the addresses that candidates have now',
    access: 'notifications.send',
    body: z.object({ ids: several }),
    reply: keptReply,
    refusals: ['messages_used_up'],
    changes: ['notify_record'],
  },
  cancelInterview: {
    method: 'POST',
    path: 'tracker/notify-record/cancel-interview',
    summary: 'Cancel an interview and tell the candidate',
    access: 'notifications.send',
    body: z.object({
      post_id: field.idOf('application'),
      version: z.number().int().positive(),
      text: field.text(4000).default(''),
      language: language.optional(),
      channel: channel.default('mail'),
    }),
    reply: z.object({ post_id: field.id, version: z.number(), batch_id: z.string() }),
    refusals: [
      'stale',
      'application_ended',
      'application_left',
      'not_yours',
      'action_not_in_stage',
      'messages_used_up',
    ],
    changes: ['application', 'notify_record'],
  },
} as const satisfies Record<string, CallRecord>
