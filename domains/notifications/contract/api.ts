import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { optoutCalls } from './optout-calls.ts'
import { recordCalls } from './record-calls.ts'
import {
  agreed,
  audience,
  audienceRefusals,
  channel,
  contentSchema,
  isOneAudience,
  language,
  occasion,
  onceEach,
  previewSchema,
  templateSchema,
  toldStage,
  words,
} from './schemas.ts'
import { notifySettings } from './settings-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    notify_template: 'notifications'
    notify_record: 'notifications'
    notify_settings: 'notifications'
    notify_optout: 'notifications'
  }
}

const faults = [
  'variable_unknown',
  'variable_without_value',
  'variable_needed',
  'variable_open',
  'variable_foreign',
  'not_told_here',
] as const

const ofProcess = field.idOf('process')

export const notificationsApi = defineApi('notifications', {
  getTemplateContent: {
    method: 'GET',
    path: 'tracker/notify-template/content',
    summary: 'The words that hold for a stage and event: of the process, the organisation, or built in',
    access: 'notifications.view',
    query: z.object({
      ...occasion,
      /** Absent: that of the application named, else what the organisation writes in. */
      language: language.optional(),
      process_id: ofProcess.optional(),
      /** Whose process it is, where that is not named. */
      post_id: field.idOf('application').optional(),
    }),
    reply: contentSchema,
    refusals: ['not_told_here'],
    shows: ['notify_template'],
  },
  listTemplates: {
    method: 'GET',
    path: 'tracker/notify-template/index',
    summary: 'Everything candidates are told, by stage and event, in the words that hold',
    access: 'notifications.view',
    query: z.object({
      /** The caller’s own, unless said. */
      language: language.optional(),
      process_id: ofProcess.optional(),
      channel: channel.default('mail'),
      stage: toldStage.optional(),
      ...field.paging,
    }),
    reply: z.object({ list: z.array(templateSchema) }),
    hasTotal: true,
    shows: ['notify_template'],
  },
  saveTemplate: {
    method: 'POST',
    path: 'tracker/notify-template/save',
    summary: 'Word what candidates are told, for one process or for all',
    access: 'notifications.manage',
    body: z.object({
      ...occasion,
      /** Null: for all that have no words of their own. */
      process_id: ofProcess.nullable(),
      ...words,
      /** Of the words seen; 0 where none were kept here. */
      seen_version: field.whole(0, 1_000_000_000),
    }),
    reply: z.object({ version: z.number() }),
    refusals: ['stale', ...faults],
    changes: ['notify_template'],
  },
  resetTemplate: {
    method: 'POST',
    path: 'tracker/notify-template/reset',
    summary: 'Forget the words of a process, or of the organisation: those beneath hold again',
    access: 'notifications.manage',
    body: z.object({ ...occasion, process_id: ofProcess.nullable() }),
    reply: field.done,
    changes: ['notify_template'],
  },
  previewMessage: {
    method: 'POST',
    path: 'tracker/notify-template/preview',
    summary: 'What would go out to whom: nothing is sent',
    access: 'notifications.view',
    body: z
      .object({
        ...occasion,
        /** Absent: for each their own. */
        language: language.optional(),
        ...audience,
        /** Absent: for each the words that hold for their process. */
        words: z.object(words).optional(),
        agreed: agreed.optional(),
        /** About nobody’s own application, which some want none of; absent: as its event is. */
        is_general: z.boolean().optional(),
        once_each: onceEach,
      })
      .refine(isOneAudience, { path: ['applications'] }),
    reply: previewSchema,
    refusals: [...faults, ...audienceRefusals],
  },
  sendTest: {
    method: 'POST',
    path: 'tracker/notify-template/test',
    summary: 'Send a message to oneself, filled in with a real candidate',
    access: 'notifications.send',
    body: z.object({ ...occasion, ...words, post_id: field.idOf('application').optional() }),
    reply: z.object({ to: z.string() }),
    refusals: [...faults, 'no_own_address', 'no_mail_server', 'nobody_to_show', 'lacks_value'],
    perMinute: 10,
  },
  ...recordCalls,
  ...notifySettings.calls,
  ...optoutCalls,
})
