import { notificationsApi, notificationsRefusals } from '@bole/notifications/contract'
import { defineRoutes } from '@bole/platform/server'
import { previewMessage } from './message/preview-message.ts'
import { sendTest } from './message/send-test.ts'
import { cancelInterview } from './record/cancel-interview.ts'
import { cancelRecords, sendAgain } from './record/keep-records.ts'
import { listRecords } from './record/list-records.ts'
import { sendMessages } from './record/send-messages.ts'
import { updateSettings } from './settings/save-settings.ts'
import { keptSettings } from './settings/settings-store.ts'
import { getTemplateContent } from './templates/get-template-content.ts'
import { listTemplates } from './templates/list-templates.ts'
import { resetTemplate, saveTemplate } from './templates/save-template.ts'
import { endOptout } from './unsubscribe/end-optout.ts'
import { listOptouts } from './unsubscribe/list-optouts.ts'

export const notificationsRoutes = defineRoutes(
  notificationsApi,
  {
    getTemplateContent,
    listTemplates,
    saveTemplate,
    resetTemplate,
    previewMessage,
    sendTest,
    listRecords,
    sendMessages,
    cancelRecords,
    sendAgain,
    cancelInterview,
    ...keptSettings.handlers,
    updateSettings,
    listOptouts,
    endOptout,
  },
  notificationsRefusals,
)
