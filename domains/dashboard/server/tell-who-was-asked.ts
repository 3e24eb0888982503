import { type Asking, tellingsOf, waysGone } from '@bole/dashboard/model'
import { lastTold, tell, withdraw } from '@bole/inbox/server'
import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
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
const whoIsAsked = prepared<AskedRow>(`
  select k.kind, p.user_id, a.id as application_id, a.origin, r.id as record_id, r.meets_at, n.name, q.title
  from applications a
  left join stage_records r on r.organisation_id = a.organisation_id and r.application_id = a.id
    and r.stage = a.stage and r.closed_at is null
  left join application_people p on p.organisation_id = a.organisation_id and p.application_id = a.id and p.part <> 'owner'
  join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id
  join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id
  cross join lateral (select case
    when r.stage = ${approval} and p.part = 'approver' and (r.step, r.detail) in (${codes(inApproval)}) then 'asked_to_approve'
    when r.stage <> ${interview} or p.part not in ('interviewer', 'main_interviewer') then null
    when (r.step, r.detail) in (${codes([evaluating])}) then 'asked_for_feedback'
    when r.step in (10, 20, 60) and (r.step, r.detail) not in (${codes(calledOff)}) then 'asked_to_interview'
  end as kind) k
  where a.id = any ($1::bigint[]) and a.is_listed
  order by a.id, p.user_id`)

/** Every passage of the applications $1: people may have been asked in one that is over. */
const passagesOf = prepared<{ readonly id: number; readonly application_id: number }>(
  'select id, application_id from stage_records where application_id = any ($1::bigint[])',
)

/** $1 people. */
const namesOf = prepared<{ readonly id: number; readonly name: string }>(
  'select id, name from users where id = any ($1::bigint[])',
)

/** Whoever is asked for something hears of it in the transaction that asks them. */
export const tellWhoWasAsked = on(pipelineEvents.asked, async ({ tx, events }) => {
  const askedBy = new Map(events.map(({ application_id, by }) => [application_id, by]))
  const anew = new Set(events.flatMap(({ application_id, is_anew }) => (is_anew ? application_id : [])))
  const people = [...new Set(events.flatMap(({ by }) => by ?? []))]
  const ids = [...askedBy.keys()]
  const [rows, passages, names] = await tx.load(whoIsAsked(ids), passagesOf(ids), namesOf(people))
  const nameOf = new Map(names.map((person) => [person.id, person]))
  const passageOf = new Map(passages.map((passage) => [String(passage.id), passage.application_id]))
  const [last] = await tx.load(lastTold([...passageOf.keys()]))
  const told = last.flatMap((one) => {
    const applicationId = passageOf.get(one.about)
    return applicationId === undefined ? [] : [{ ...one, applicationId }]
  })
  const asked = rows.map((row) => ({
    kind: row.kind,
    userId: row.user_id,
    applicationId: row.application_id,
    origin: row.origin,
    recordId: row.record_id,
    meetsAt: row.meets_at,
    name: row.name,
    position: row.title,
    by: nameOf.get(askedBy.get(row.application_id) ?? 0) ?? null,
    isAnew: anew.has(row.application_id),
  }))
  withdraw(tx, waysGone(asked, told))
  tell(tx, tellingsOf(asked, told))
})
