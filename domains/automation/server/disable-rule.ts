import type { automationApi } from '@bole/automation/contract'
import type { Handler } from '@bole/platform/server'
import { checkLoop, checkSetting } from './check-setting.ts'
import { lockRule } from './lock-rule.ts'
import { planLook } from './look-at-times.job.ts'
import { automation, writeVersion } from './rule-store.ts'

/** Switching on begins anew: what happened while it was off is left alone. A pause ends by switching either way. */
export const disableRule: Handler<typeof automationApi.disableRule> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const rule = await lockRule(context, body)
  const { id, name, setting } = rule
  const state = body.is_disabled ? 'disabled' : 'active'
  if (state === 'active') {
    await checkSetting(context, JSON.stringify(setting))
    await checkLoop(context, rule)
  }
  const version = rule.version + 1
  const author = state === 'active' ? { author_id: caller.userId, active_since: now } : {}
  tx.saveOne(
    automation
      .updateTable('automation_rules')
      .set({ ...author, state, paused_because: null, changed_at: now, version })
      .where('id', '=', id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  writeVersion(tx, { id, version, name, state, setting, changedBy: caller.userId, now })
  planLook(tx, now)
  tx.announce('automation_rule', id)
  return { id, version }
}
