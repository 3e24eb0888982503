import type { automationApi } from '@bole/automation/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { checkLoop, checkSetting } from './check-setting.ts'
import { isNameTaken } from './lock-rule.ts'
import { automation, writeVersion } from './rule-store.ts'

/** Beyond this nobody knows any more what happens by itself. */
const most = 100

/** A rule begins switched off, so that it can be rehearsed. */
export const createRule: Handler<typeof automationApi.createRule> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const setting = await checkSetting(context, body.setting)
  await tx.load(tx.hold('automation_rules'))
  const [[count]] = await tx.load(
    automation.selectFrom('automation_rules').select(({ fn }) => fn.countAll<number>().as('total')),
  )
  if ((count?.total ?? 0) >= most) throw refuse('too_many', { values: { most } })
  const { name, origin } = body
  if (await isNameTaken(tx, { id: 0, name, origin })) throw refuse('name_taken', { values: { name } })
  await checkLoop(context, { id: 0, name, origin, setting })
  const given = { name, origin, state: 'disabled', author_id: caller.userId, changed_at: now } as const
  const { id } = inserted(
    await tx.find(
      automation
        .insertInto('automation_rules')
        .values({
          ...given,
          organisation_id: tx.organisationId,
          setting: JSON.stringify(setting),
          active_since: now,
          paused_because: null,
        })
        .returning('id'),
    ),
  )
  writeVersion(tx, { id, version: 1, name, state: 'disabled', setting, changedBy: caller.userId, now })
  tx.announce('automation_rule', id)
  return { id, version: 1 }
}
