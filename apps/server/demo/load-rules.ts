import { prepared, type Transaction } from '@bole/platform/server'

// Text: what rules did is read from what the company's story left behind.

const addRule = prepared<{ id: number }>(`
with made as (
  insert into automation_rules (organisation_id, origin, name, state, setting, author_id, active_since, changed_at)
  select organisation_id, 2, $1, $2, $3::jsonb, id, $4::timestamptz - interval '45 days', $4::timestamptz - interval '45 days'
  from users where username = 'he'
  returning *)
, versions as (
  insert into automation_rule_versions (organisation_id, rule_id, version, name, state, setting, changed_by, changed_at)
  select organisation_id, id, version, name, state, setting, author_id, changed_at from made)
select id from made`)

/** Who began to work with the company in the last weeks, as the rule would have acted. */
const addRuns = prepared<object>(`
insert into automation_runs (organisation_id, rule_id, version, application_id, happening, outcome, actions, happened_at, ran_at)
select h.organisation_id, r.id, r.version, h.application_id, 'passage ' || h.id, 'done',
  jsonb_build_array(jsonb_build_object('action', r.setting -> 'actions' -> 0, 'result', 'done')), h.happened_at, h.happened_at
from application_history h
join automation_rules r on r.organisation_id = h.organisation_id and r.id = $1
join applications a on a.organisation_id = h.organisation_id and a.id = h.application_id and a.origin = r.origin
where h.to_stage = 6 and h.from_stage is distinct from 6 and h.happened_at >= r.active_since
order by h.id desc limit 12`)

/** Writes two rules of the company: one that is on and has acted, one that waits to be rehearsed. */
export async function loadRules(tx: Transaction, now: Date): Promise<void> {
  const at = now.toISOString()
  const notice = (text: string) => ({ conditions: [], actions: [{ do: 'notice', to: null, text }] })
  const joining = { trigger: { when: 'enters', at: '6' }, ...notice('请准备入职手续') }
  const waiting = { trigger: { when: 'stays', at: '1/0/0', days: 3 }, ...notice('已等待 3 天，请尽快筛选') }
  const rule = await tx.find(addRule('进入待入职，提醒负责人', 'active', JSON.stringify(joining), at))
  if (!rule) throw new Error('The story knows no he')
  tx.save(addRuns(rule.id))
  await tx.load(addRule('3 天未筛选，提醒负责人', 'disabled', JSON.stringify(waiting), at))
}
