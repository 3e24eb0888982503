import type { Asking } from '@bole/dashboard/model'
import { prepared } from '@bole/platform/server'
import { stages, statuses } from '@bole/processes/model'

/** Somebody who takes part in an application: whom it waits for, or who is to meet its candidate. */
interface AskedRow {
  readonly kind: Asking | null
  readonly user_id: number | null
  readonly application_id: number
  readonly origin: number
  readonly record_id: number | null
  readonly meets_at: Date | null
  readonly name: string
  readonly title: string
}

const { approval, interview } = stages.stage
const evaluating = statuses.named(interview, 'awaiting_evaluation')
const calledOff = [statuses.named(interview, 'cancelled'), statuses.named(interview, 'absent')]
const inApproval = [statuses.named(approval, 'in_approval'), statuses.named(approval, 'awaiting_decision')]
const codes = (some: readonly statuses.Status[]) =>
  some.map(({ step, detail }) => `(${step}, ${detail})`).join()

/**
 * Text: the kind of what is asked follows from several columns at once. Of the applications $1: everybody who takes part, with what
 * they are asked for: approvals that wait, interviews to come, and evaluations that are due.
 */
export const whoIsAsked = prepared<AskedRow>(`
  select k.kind, p.user_id, a.id as application_id, a.origin, r.id as record_id, r.meets_at, n.name, q.title
  from applications a
  left join stage_records r on r.organisation_id = a.organisation_id and r.application_id = a.id
    and r.stage = a.stage and r.closed_at is null
  left join application_people p on p.organisation_id = a.organisation_id and p.application_id = a.id and p.part <> 'owner'
  join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id
  join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id
  cross join lateral (select case
    when r.stage = ${approval} and p.part = 'approver' and p.is_due and (r.step, r.detail) in (${codes(inApproval)}) then 'asked_to_approve'
    when r.stage <> ${interview} or p.part not in ('interviewer', 'main_interviewer') then null
    when (r.step, r.detail) in (${codes([evaluating])}) then 'asked_for_feedback'
    when r.step in (10, 20, 60) and (r.step, r.detail) not in (${codes(calledOff)}) then 'asked_to_interview'
  end as kind) k
  where a.id = any ($1::bigint[]) and a.is_listed
  order by a.id, p.user_id`)

/** A row in the words of the rules. */
export function askedOf(row: AskedRow) {
  return {
    kind: row.kind,
    userId: row.user_id,
    applicationId: row.application_id,
    origin: row.origin,
    recordId: row.record_id,
    meetsAt: row.meets_at,
    name: row.name,
    position: row.title,
  }
}
