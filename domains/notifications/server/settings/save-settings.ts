import type { notificationsApi } from '@bole/notifications/contract'
import type { Handler } from '@bole/platform/server'
import { keptSettings } from './settings-store.ts'

/** Keeps how the organisation writes; quiet hours have a beginning and an end. */
export const updateSettings: Handler<typeof notificationsApi.updateSettings> = async (context) => {
  const { quiet_from, quiet_until } = context.body
  if ((quiet_from === null) !== (quiet_until === null)) throw context.refuse('quiet_half')
  return keptSettings.handlers.updateSettings(context)
}
