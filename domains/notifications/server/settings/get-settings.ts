import type { notificationsApi } from '@bole/notifications/contract'
import type { Handler } from '@bole/platform/server'
import { firstLanguage } from './organisation-language.ts'
import { settingsRow } from './settings-store.ts'

/** What holds while nobody changed anything: no hours are quiet, and applications are confirmed. */
export const getSettings: Handler<typeof notificationsApi.getSettings> = async ({ tx }) => {
  const row = await tx.find(settingsRow())
  return {
    language: row?.language ?? firstLanguage,
    quiet_from: row?.quiet_from ?? null,
    quiet_until: row?.quiet_until ?? null,
    acknowledges: row?.acknowledges ?? true,
    version: row?.version ?? 0,
  }
}
