import type { automationApi } from '@bole/automation/contract'
import { type Caller, type Handler, inserted, may, notFound, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { checkLoop, checkSetting } from './check-setting.ts'
import { planLook } from './look-at-times.job.ts'
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

/** Who may change a rule: whoever answers for it, and administrators. */
export const mayEdit = (caller: Caller, rule: { readonly author_id: number }) =>
  rule.author_id === caller.userId || may(caller, 'company.manage')

interface Changing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'not_yours' | 'stale') => Error
}

/** All who change rules of the company wait here for each other, so that no two make a loop together. */
async function lockRule(
  { tx, caller, refuse }: Changing,
  seen: { readonly id: number; readonly version: number },
) {
  const [, [rule]] = await tx.load(
    tx.hold('automation_rules'),
    automation.selectFrom('automation_rules').selectAll().where('id', '=', seen.id).forUpdate(),
  )
  if (!rule) throw notFound()
  if (!mayEdit(caller, rule)) throw refuse('not_yours')
  if (rule.version !== seen.version) throw refuse('stale')
  return rule
}

async function isNameTaken(
  tx: Transaction,
  { id, name, origin }: { readonly id: number; readonly name: string; readonly origin: number },
): Promise<boolean> {
  const found = await tx.find(
    automation
      .selectFrom('automation_rules')
      .select('id')
      .where('origin', '=', origin)
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
      .where('id', '!=', id),
  )
  return found !== undefined
}
