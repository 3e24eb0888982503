import type { automationApi } from '@bole/automation/contract'
import type { Handler } from '@bole/platform/server'
import { checkLoop, checkSetting } from './check-setting.ts'
import { isNameTaken, lockRule } from './lock-rule.ts'
import { planLook } from './look-at-times.job.ts'
import { automation, writeVersion } from './rule-store.ts'

export const updateRule: Handler<typeof automationApi.updateRule> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const rule = await lockRule(context, body)
  const { id, origin, state } = rule
  const { name } = body
  const setting = await checkSetting(context, body.setting)
  if (await isNameTaken(tx, { id, name, origin })) throw refuse('name_taken', { values: { name } })
  await checkLoop(context, { id, name, origin, setting })
  const version = rule.version + 1
  tx.saveOne(
    automation
      .updateTable('automation_rules')
      .set({ name, setting: JSON.stringify(setting), author_id: caller.userId, changed_at: now, version })
      .where('id', '=', id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  writeVersion(tx, { id, version, name, state, setting, changedBy: caller.userId, now })
  planLook(tx, now)
  tx.announce('automation_rule', id)
  return { id, version }
}
