import type { automationApi } from '@bole/automation/contract'
import { telling } from '@bole/pipeline/server'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { presentRule } from './present.ts'
import { automation, rulesWithRuns } from './rule-store.ts'
import { whyNotDone } from './texts/result-texts.ts'

/** A rule with its versions, the newest first, and its last runs on applications that the caller sees. */
export const viewRule: Handler<typeof automationApi.viewRule> = async ({ query, caller, tx, language }) => {
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
      actions: actions.map((one) => ({ ...one, why: whyNotDone(language, one.result) })),
      position_title: title,
      at: ran_at.toISOString(),
    })),
  }
}
