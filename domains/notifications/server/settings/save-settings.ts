import type { notificationsApi } from '@bole/notifications/contract'
import type { Handler } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'
import { settingsRow } from './settings-store.ts'

export const saveSettings: Handler<typeof notificationsApi.saveSettings> = async ({ body, tx, refuse }) => {
  const { seen_version, ...settings } = body
  if ((settings.quiet_from === null) !== (settings.quiet_until === null)) throw refuse('quiet_half')
  const [, [held]] = await tx.load(tx.hold('message settings'), settingsRow().forUpdate())
  if ((held?.version ?? 0) !== seen_version) throw refuse('stale')
  const version = seen_version + 1
  tx.saveOne(
    held
      ? notifications.updateTable('notify_settings').set({ ...settings, version })
      : notifications
          .insertInto('notify_settings')
          .values({ organisation_id: tx.organisationId, ...settings, version }),
  )
  tx.announce('notify_settings')
  return { version }
}
