import type { ApprovalRule, Step, StepState } from '@bole/approvals/model'
import { prepared, type Transaction, tablesOf } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { ApprovalsTables } from './tables.ts'

export const approvals = tablesOf<ApprovalsTables>()

const { approval } = stages.stage

// Text: rows and lists of values are one parameter, and each statement is of several applications at once.

/** A round for each passage of these applications ($1) through the approval that has none; it goes by the rule of the last one. */
export const openRounds = prepared<object>(`
insert into approval_rounds (organisation_id, application_id, stage_record_id, rule, opened_at)
select r.organisation_id, r.application_id, r.id, coalesce((select o.rule from approval_rounds o
    where o.organisation_id = r.organisation_id and o.application_id = r.application_id order by o.id desc limit 1), 'any'), r.opened_at
from stage_records r
where r.application_id = any ($1::bigint[]) and r.stage = ${approval}
  and not exists (select from approval_rounds o where o.organisation_id = r.organisation_id and o.stage_record_id = r.id)
order by r.id
on conflict do nothing`)

/** What became of the rounds of these applications ($1), as their stages say; $2 is now. */
export const settleRounds = prepared<object>(`
update approval_rounds o set state = now_is.state, settled_at = case when now_is.state <> 'open' then $2::timestamptz end
from (
  select r.organisation_id, r.id, case when r.step = 40 then 'approved' when r.step = 50 then 'refused'
    when r.closed_at is not null or not a.is_listed then 'left' else 'open' end as state
  from stage_records r join applications a on a.organisation_id = r.organisation_id and a.id = r.application_id
  where r.application_id = any ($1::bigint[]) and r.stage = ${approval}
) now_is
where o.organisation_id = now_is.organisation_id and o.stage_record_id = now_is.id and o.state <> now_is.state`)

/** The latest round of an application, with who was asked, and who approves now in the order they were asked in last. */
export interface RoundRow {
  readonly id: number
  readonly application_id: number
  readonly rule: ApprovalRule
  readonly state: 'open' | 'approved' | 'refused' | 'left'
  readonly steps: readonly (Step & { readonly batchId: string | null })[]
  readonly approvers: readonly number[]
}

export const latestRounds = prepared<RoundRow>(`
select o.id, o.application_id, o.rule, o.state,
  coalesce((select json_agg(json_build_object('userId', s.user_id, 'state', s.state, 'batchId', s.batch_id) order by s.place, s.id)
    from approval_steps s where s.organisation_id = o.organisation_id and s.round_id = o.id), '[]') as steps,
  array(select p.user_id from application_people p where p.organisation_id = o.organisation_id
    and p.application_id = o.application_id and p.part = 'approver' and p.for_user_id is null
    order by (select s.place from approval_steps s join approval_rounds x on x.organisation_id = s.organisation_id and x.id = s.round_id
      where x.organisation_id = o.organisation_id and x.application_id = o.application_id and s.user_id = p.user_id
      order by x.id desc limit 1), p.user_id) as approvers
from unnest($1::bigint[]) asked (id)
join lateral (select * from approval_rounds o where o.application_id = asked.id order by o.id desc limit 1) o on true`)

/** A step to be kept; what is null of an answer stays as it was. */
export interface StepRow {
  readonly roundId: number
  readonly userId: number
  readonly place: number
  readonly state: StepState
  readonly decidedBy: number | null
  readonly isByMail: boolean | null
  readonly batchId: string | null
}

/** $1 organisation, $2 the steps, $3 their rounds, $4 now. An answer that is given anew is forgotten. */
const keepSteps = prepared<object>(`
with given as (
  select * from json_to_recordset($2::json) g ("roundId" bigint, "userId" bigint, place smallint, state text, "decidedBy" bigint,
    "isByMail" boolean, "batchId" uuid)
), gone as (
  delete from approval_steps s where s.organisation_id = $1 and s.round_id = any ($3::bigint[])
    and not exists (select from given g where g."roundId" = s.round_id and g."userId" = s.user_id)
)
insert into approval_steps as s (organisation_id, round_id, user_id, place, state, asked_at, decided_at, decided_by, is_by_mail, batch_id)
select $1, g."roundId", g."userId", g.place, g.state, case when g.state <> 'waiting' then $4::timestamptz end,
  case when g."decidedBy" is not null then $4 end, g."decidedBy", coalesce(g."isByMail", false), g."batchId"
from given g
on conflict (organisation_id, round_id, user_id) do update set place = excluded.place, state = excluded.state,
  asked_at = case when excluded.state = 'waiting' then null
    when s.state = excluded.state or excluded.decided_by is not null or excluded.state = 'spared' then coalesce(s.asked_at, $4) else $4 end,
  decided_at = case when excluded.state in ('waiting', 'asked', 'spared') then null else coalesce(excluded.decided_at, s.decided_at) end,
  decided_by = case when excluded.state in ('waiting', 'asked', 'spared') then null else coalesce(excluded.decided_by, s.decided_by) end,
  is_by_mail = case when excluded.decided_by is null then s.is_by_mail else excluded.is_by_mail end,
  batch_id = case when excluded.state in ('waiting', 'asked') then null else coalesce(excluded.batch_id, s.batch_id) end`)

export function saveSteps(
  tx: Transaction,
  steps: readonly StepRow[],
  roundIds: readonly number[],
  now: Date,
): void {
  if (roundIds.length === 0) return
  tx.save(keepSteps(tx.organisationId, JSON.stringify(steps), roundIds, now))
}

/** Steps of a round as they are kept, without an answer of anybody. */
export function rowsOf(roundId: number, steps: readonly Step[]): readonly StepRow[] {
  const unanswered = { decidedBy: null, isByMail: null, batchId: null }
  return steps.map(({ userId, state }, place) => ({ roundId, userId, place, state, ...unanswered }))
}
