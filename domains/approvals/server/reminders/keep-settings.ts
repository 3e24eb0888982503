import type { approvalsApi } from '@bole/approvals/contract'
import type { Handler } from '@bole/platform/server'
import { lookAtAllJob } from './plan-look.ts'
import { keptSettings } from './settings-store.ts'

/** Keeps the settings, and has what waits looked at by them. */
export const updateCheckSettings: Handler<typeof approvalsApi.updateCheckSettings> = async (context) => {
  const saved = await keptSettings.handlers.updateCheckSettings(context)
  context.tx.enqueue(lookAtAllJob, { after_id: 0 })
  return saved
}
