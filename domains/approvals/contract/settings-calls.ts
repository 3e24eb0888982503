import { defineSetting, field } from '@bole/platform/contract'
import * as z from 'zod'

const days = field.whole(0, 60)

/** How patient a company is with those who are asked to approve; 0 days means never. */
export const approvalSettings = defineSetting('approval_settings', {
  noun: 'approval settings',
  about:
    'after how many days approvers are reminded and recruiters are notified, and whether emails bring a link to answer by',
  access: 'company.manage',
  calls: {
    getCheckSettings: 'GET tracker/resume/check-settings',
    updateCheckSettings: 'POST tracker/resume/check-settings/update',
    listCheckSettingChanges: 'GET tracker/resume/check-settings/changes',
  },
  fields: { remind_after_days: days, escalate_after_days: days, has_mail_links: z.boolean() },
  defaults: { remind_after_days: 2, escalate_after_days: 5, has_mail_links: true },
})
