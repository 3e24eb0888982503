import type { automationApi } from '@bole/automation/contract'
import { telling } from '@bole/pipeline/server'
import { containing, type Handler, notFound, sameTenant } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { sql } from 'kysely'
import { presentRule } from './present.ts'
import { automation, rulesWithRuns } from './rule-store.ts'

/** Paused rules first, as they wait for somebody; then those that are on, then the others. */
export const listRules: Handler<typeof automationApi.listRules> = async ({ query, caller, tx }) => {
  let matching = rulesWithRuns().where('automation_rules.origin', '=', query.origin)
  if (query.keyword) matching = matching.where('automation_rules.name', 'ilike', containing(query.keyword))
  const [rows, [count]] = await tx.load(
    matching
      .orderBy(sql`array_position(array['paused', 'active', 'disabled'], automation_rules.state)`)
      .orderBy('automation_rules.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.clearSelect().select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map((row) => presentRule(row, caller)) }, total: count?.total ?? 0 }
}

/** A rule with its versions, the newest first, and its last runs on applications that the caller sees. */
export const viewRule: Handler<typeof automationApi.viewRule> = async ({ query, caller, tx }) => {
  const [[row], versions, runs] = await tx.load(
    rulesWithRuns().where('automation_rules.id', '=', query.id),
    automation
      .selectFrom('automation_rule_versions')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'automation_rule_versions.changed_by'))
      .select(['automation_rule_versions.version', 'automation_rule_versions.name'])
      .select('automation_rule_versions.state')
      .select(['users.name as changed_by', 'automation_rule_versions.changed_at'])
      .where('automation_rule_versions.rule_id', '=', query.id)
      .orderBy('automation_rule_versions.version', 'desc')
      .limit(50),
    automation
      .selectFrom('automation_runs')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'automation_runs.application_id'),
      )
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select(['automation_runs.application_id', 'candidates.name', 'positions.title'])
      .select('automation_runs.version')
      .select(['automation_runs.outcome', 'automation_runs.actions', 'automation_runs.ran_at'])
      .where('automation_runs.rule_id', '=', query.id)
      .where('automation_runs.application_id', 'in', telling.applicationsSeenBy(caller))
      .orderBy('automation_runs.ran_at', 'desc')
      .limit(50),
  )
  if (!row) throw notFound()
  return {
    ...presentRule(row, caller),
    versions: versions.map(({ changed_at, ...one }) => ({ ...one, changed_at: changed_at.toISOString() })),
    runs: runs.map(({ title, ran_at, actions, ...run }) => ({
      ...run,
      actions: [...actions],
      position_title: title,
      at: ran_at.toISOString(),
    })),
  }
}

/** The open and closed positions of an origin that the caller sees. */
export const listPositions: Handler<typeof automationApi.listPositions> = async ({ query, caller, tx }) => {
  let matching = automation
    .selectFrom('positions')
    .select(['positions.id', 'positions.title'])
    .where('positions.origin', '=', query.origin)
    .where('positions.is_deleted', '=', false)
    .where(positionsWithinScope(caller))
  if (query.keyword) matching = matching.where('positions.title', 'ilike', containing(query.keyword))
  const [list] = await tx.load(matching.orderBy('positions.title').orderBy('positions.id').limit(500))
  return { list: [...list] }
}
