import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const settings = { measures_corrections: z.boolean() }

/** Whether what people corrected may be used to measure the reader. */
export const settingCalls = {
  getReadingSettings: {
    method: 'GET',
    path: 'org/reading-settings',
    summary: 'Whether corrections measure the reader, off unless said, and how many résumés were corrected',
    access: 'company.manage',
    reply: z.object({ id: field.id, version: z.number(), ...settings, corrected_count: z.number() }),
    shows: ['reading_settings', 'candidate'],
  },
  updateReadingSettings: {
    method: 'POST',
    path: 'org/reading-settings/update',
    summary: 'Say whether what people corrected may be used to measure the reader on this server',
    access: 'company.manage',
    body: z.object({ id: field.idOf('organisation'), version: z.number().int().min(0), ...settings }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale'],
    changes: ['reading_settings'],
  },
} as const satisfies Record<string, CallRecord>
