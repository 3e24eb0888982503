import { prepared, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { careers } from '../careers-store.ts'

/** An application as its receipt and its day to answer by depend on it. */
export interface StoodRow {
  readonly id: number
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly is_listed: boolean
  readonly status_since: Date
  readonly applied_at: Date
  readonly name: string
  readonly position: string
  readonly company: string
  readonly meets_at: Date | null
  readonly has_offer: boolean
  /** Who made each change, the oldest first. */
  readonly actors: readonly string[]
  /** That is promised now, and the stage told before. */
  readonly due_on: string | null
  /** What that was counted from. */
  readonly promised_since: Date | null
  readonly promised_meeting: Date | null
  readonly receipt_id: number | null
  /** The words chosen for the candidate with the decision, and by whom. */
  readonly reason: string | null
  readonly reason_by: number | null
  readonly before: readonly [stage: number, step: number, detail: number] | null
  /** Since when it stood there. */
  readonly before_since: Date
}

// Text: one statement for all applications of a batch, with what each looks up for itself. Whoever was brought over from another system was
// promised nothing here, until somebody acts.
export const stoodOf = prepared<StoodRow>(`
select a.id, a.stage, a.step, a.detail, a.is_listed, a.status_since, a.applied_at, n.name, q.title as position,
  coalesce(nullif(t.company_name, ''), o.name) as company, coalesce(r.meets_until, r.meets_at) as meets_at,
  r.offer_valid_until is not null as has_offer, d.due_on,
  d.status_since as promised_since, d.meets_at as promised_meeting, c.id as receipt_id, w.reason, w.given_by as reason_by,
  array(select h.actor from application_history h where h.organisation_id = a.organisation_id and h.application_id = a.id
    and h.from_stage is not null and (h.from_stage, h.from_step, h.from_detail) is distinct from (h.to_stage, h.to_step, h.to_detail)
    order by h.id) as actors,
  (select array[h.from_stage, h.from_step, h.from_detail] from application_history h where h.organisation_id = a.organisation_id
    and h.application_id = a.id and h.from_stage is not null order by h.id desc limit 1) as before,
  coalesce((select h.happened_at from application_history h where h.organisation_id = a.organisation_id
    and h.application_id = a.id and h.from_stage is not null order by h.id desc offset 1 limit 1), a.applied_at) as before_since
from applications a
join organisations o on o.id = a.organisation_id
join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id
join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id
join projects t on t.organisation_id = q.organisation_id and t.id = q.project_id
left join stage_records r on r.organisation_id = a.organisation_id and r.application_id = a.id and r.stage = a.stage and r.closed_at is null
left join answer_dates d on d.organisation_id = a.organisation_id and d.application_id = a.id
left join decision_receipts c on c.organisation_id = a.organisation_id and c.application_id = a.id and c.ended_at is null
left join chosen_reasons w on w.organisation_id = a.organisation_id and w.application_id = a.id and w.decided_at = a.status_since
where a.id = any ($1::bigint[]) and (a.source <> 'import' or exists (select from application_history h
  where h.organisation_id = a.organisation_id and h.application_id = a.id and h.actor <> 'system'))
order by a.id`)

/** The receipt of an application that stands, with what its candidate asked about it. */
export const standingReceipt = (applicationId: number) =>
  careers
    .selectFrom('decision_receipts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)

/** What a candidate asked, the latest of each kind last. */
export const requestsOf = (applicationIds: readonly number[]) =>
  careers
    .selectFrom('receipt_requests')
    .selectAll()
    .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
    .orderBy('id')

/** A receipt that stands, with the application and the person it is about. */
export const receiptInFull = () =>
  careers
    .selectFrom('decision_receipts')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'decision_receipts.application_id'),
    )
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('decision_receipts.ended_at', 'is', null)
