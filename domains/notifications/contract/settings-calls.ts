import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { language } from './schemas.ts'

const hour = field.whole(0, 23).nullable()

const settings = {
  /** What those are written in of whom no language is known. */
  language,
  /** From this hour to before that one, by the company’s clock, nothing leaves that can wait; null: there are no such hours. */
  quiet_from: hour,
  quiet_until: hour,
  /** Whether whoever applies by themselves is told at once that their application has come in. */
  acknowledges: z.boolean().default(true),
}

/** How an organisation writes to candidates. */
export const settingsSchema = z.object({
  ...settings,
  /** Of the settings kept; 0 while there are none. */
  version: z.number(),
})

export type NotifySettings = z.output<typeof settingsSchema>

/** How an organisation writes to candidates. */
export const settingsCalls = {
  getSettings: {
    method: 'GET',
    path: 'tracker/notify-setting/view',
    summary:
      'How the organisation writes to candidates: in which language, when not, and whether applications are confirmed',
    access: 'notifications.view',
    reply: settingsSchema,
    shows: ['notify_settings'],
  },
  saveSettings: {
    method: 'POST',
    path: 'tracker/notify-setting/save',
    summary: 'Change how the organisation writes to candidates; what waits keeps to it',
    access: 'notifications.manage',
    body: z.object({
      ...settings,
      /** Of the settings seen; 0 where none were kept. */
      seen_version: field.whole(0, 1_000_000_000),
    }),
    reply: z.object({ version: z.number() }),
    refusals: ['stale', 'quiet_half'],
    changes: ['notify_settings'],
  },
} as const satisfies Record<string, CallRecord>
