import { tablesOf } from '@bole/platform/server'
import type { NotificationsTables } from './tables.ts'

export const notifications = tablesOf<NotificationsTables>()
