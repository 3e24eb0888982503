import { notifications } from '../notification-store.ts'

/** How the organisation writes; there is at most one row. */
export const settingsRow = () =>
  notifications
    .selectFrom('notify_settings')
    .select(['language', 'quiet_from', 'quiet_until', 'acknowledges', 'version'])
