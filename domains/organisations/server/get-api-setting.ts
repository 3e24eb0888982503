import type { organisationsApi } from '@bole/organisations/contract'
import type { Handler } from '@bole/platform/server'
import { keysInUse } from './api-key-store.ts'

/** Keys by their names, never with what they sign with. */
export const getApiSetting: Handler<typeof organisationsApi.getApiSetting> = async ({ tx, now }) => {
  const [rows] = await tx.load(keysInUse(now))
  return {
    list: rows.map(({ id, app_key, created_at, ends_at, used_at }) => ({
      id,
      app_key,
      created_at: created_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
      used_at: used_at?.toISOString() ?? null,
    })),
  }
}
