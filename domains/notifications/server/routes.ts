import { notificationsApi, notificationsRefusals } from '@bole/notifications/contract'
import { defineRoutes } from '@bole/platform/server'
import { previewMessage } from './message/preview-message.ts'
import { sendTest } from './message/send-test.ts'
import { getTemplateContent } from './templates/get-template-content.ts'
import { listTemplates } from './templates/list-templates.ts'
import { resetTemplate, saveTemplate } from './templates/save-template.ts'

export const notificationsRoutes = defineRoutes(
  notificationsApi,
  { getTemplateContent, listTemplates, saveTemplate, resetTemplate, previewMessage, sendTest },
  notificationsRefusals,
)
