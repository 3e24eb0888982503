import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const days = field.whole(0, 60)

const kept = { remind_after_days: days, escalate_after_days: days, has_mail_links: z.boolean() }

/** How patient a company is with those who are asked to approve. */
export const settingsCalls = {
  getCheckSettings: {
    method: 'GET',
    path: 'tracker/resume/check-settings',
    summary:
      'After how many days approvers are reminded and recruiters hear of it, and whether mails bring a link to answer by',
    access: 'company.manage',
    reply: z.object({ id: field.id, version: z.number(), ...kept }),
    shows: ['approval_settings'],
  },
  updateCheckSettings: {
    method: 'POST',
    path: 'tracker/resume/check-settings/update',
    summary: 'Change that; 0 days means never. What waits already is looked at anew',
    access: 'company.manage',
    body: z.object({ id: field.idOf('organisation'), version: z.number().int().min(0), ...kept }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale'],
    changes: ['approval_settings'],
  },
} as const satisfies Record<string, CallRecord>
