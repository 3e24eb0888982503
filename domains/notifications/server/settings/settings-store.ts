import { notifySettings } from '@bole/notifications/contract'
import { settingOver } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'

/** How the organisation writes to candidates. */
export const keptSettings = settingOver(notifySettings, {
  tables: notifications,
  table: 'notify_settings',
})
