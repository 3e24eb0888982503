import { defineSetting, field } from '@bole/platform/contract'
import * as z from 'zod'
import { language } from './schemas.ts'

const hour = field.whole(0, 23).nullable()

/** How an organisation writes to candidates. */
export const notifySettings = defineSetting('notify_settings', {
  noun: 'message settings',
  about:
    'how the organisation writes to candidates: in which language, when not, and whether applications are confirmed',
  access: ['notifications.view', 'notifications.manage'],
  calls: {
    getSettings: 'GET tracker/notify-setting/view',
    updateSettings: 'POST tracker/notify-setting/save',
    listSettingChanges: 'GET tracker/notify-setting/changes',
  },
  fields: {
    /** What those are written in of whom no language is known. */
    language,
    /** From this hour to before that one, by the company’s clock, nothing leaves that can wait; null: there are no such hours. */
    quiet_from: hour,
    quiet_until: hour,
    /** Whether whoever applies by themselves is told at once that their application has come in. */
    acknowledges: z.boolean(),
  },
  // The language of the specification.
  defaults: { language: 'zh-CN', quiet_from: null, quiet_until: null, acknowledges: true },
  refusals: ['quiet_half'],
})
