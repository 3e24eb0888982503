import type { Setting } from '@bole/automation/model'
import { sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import type { AutomationTables, PausedBecause, RuleState } from './tables.ts'

export const automation = tablesOf<AutomationTables>()

/** Rules with who answers for them, and how often and when last they acted. */
export const rulesWithRuns = () =>
  automation
    .selectFrom('automation_rules')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'automation_rules.author_id'))
    .selectAll('automation_rules')
    .select('users.name as author_name')
    .select(({ selectFrom }) =>
      selectFrom('automation_runs')
        .whereRef('automation_runs.organisation_id', '=', 'automation_rules.organisation_id')
        .whereRef('automation_runs.rule_id', '=', 'automation_rules.id')
        .where('outcome', '=', 'done')
        .select(
          sql<{
            count: number
            last: string | null
          }>`json_build_object('count', count(*), 'last', max(ran_at))`.as('runs'),
        )
        .$asScalar()
        .$notNull()
        .as('runs'),
    )

/** The rules that are on, in their order; those of an origin where one is named. */
export function activeRules(origin?: number) {
  const all = automation
    .selectFrom('automation_rules')
    .select(['id', 'origin', 'name', 'version', 'setting', 'author_id', 'active_since'])
    .where('state', '=', 'active')
    .orderBy('id')
  return origin === undefined ? all : all.where('origin', '=', origin)
}

export type ActiveRule = Awaited<ReturnType<typeof findActive>>[number]

/** The rules of an origin that are on. */
export async function findActive(tx: Transaction, origin: number) {
  const [rules] = await tx.load(activeRules(origin))
  return rules
}

interface Saved {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly state: RuleState
  readonly setting: Setting
  readonly changedBy: number | null
  readonly now: Date
}

/** Writes down what a rule says from a version on, and who made it say so. */
export function writeVersion(
  tx: Transaction,
  { id, version, name, state, setting, changedBy, now }: Saved,
): void {
  tx.save(
    automation.insertInto('automation_rule_versions').values({
      organisation_id: tx.organisationId,
      rule_id: id,
      ...{ version, name, state },
      setting: JSON.stringify(setting),
      changed_by: changedBy,
      changed_at: now,
    }),
  )
}

/** A rule stops by itself, and says why. */
export function savePause(tx: Transaction, rule: ActiveRule, because: PausedBecause, now: Date): void {
  const version = rule.version + 1
  tx.save(
    automation
      .updateTable('automation_rules')
      .set({ state: 'paused', paused_because: because, changed_at: now, version })
      .where('id', '=', rule.id)
      .where('version', '=', rule.version),
  )
  writeVersion(tx, { ...rule, version, state: 'paused', changedBy: null, now })
  tx.announce('automation_rule', rule.id)
}
