import { countChanges, type Standing } from '@bole/pipeline/model'
import { prepared, type Transaction } from '@bole/platform/server'
import { type LockedApplication, standingOf } from './application-store.ts'
import { type Counted, saveCounts } from './save-counts.ts'
import { saveOwners } from './save-owners.ts'
import type { Remark } from './tables.ts'

/** Dates and place of a stage, as they are stored; undefined leaves what stands. */
export interface Meeting {
  readonly meets_at?: string | null | undefined
  readonly meets_until?: string | null | undefined
  readonly place?: string | undefined
  readonly is_online?: boolean | undefined
  readonly reply_by?: string | null | undefined
  readonly offer_valid_until?: string | null | undefined
  readonly entry_date?: string | null | undefined
  readonly score?: number | null | undefined
}

/** One application's change, decided and ready to be written. */
export interface ApplicationChange {
  readonly application: Pick<
    LockedApplication,
    | 'id'
    | 'stage'
    | 'step'
    | 'detail'
    | 'left_because'
    | 'stage_record_id'
    | 'origin'
    | 'position_id'
    | 'project_id'
    | 'department_id'
    | 'owner_user_id'
  >
  readonly next: Standing
  readonly action: string
  /** The record to go back to; without it, entering a stage opens a new one. */
  readonly backToRecord?: number | null
  readonly meeting?: Meeting
  readonly companyFeedback?: Remark
  readonly candidateFeedback?: Remark
  readonly position?: {
    readonly id: number
    readonly project_id: number
    readonly department_id: number | null
  }
  readonly ownerId?: number | null
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Who changes, and what is said of it. */
export interface ChangeNote {
  readonly actor: 'user' | 'candidate' | 'system'
  readonly userId: number | null
  readonly now: Date
  readonly batchId: string | null
  readonly tags?: readonly string[]
  readonly text?: string
}

const writeChanges = prepared<object>(`
with change as (
  select * from jsonb_to_recordset($1::jsonb) as c(
    id bigint, opens boolean, old_record bigint, back_to bigint, stage smallint, step smallint, detail smallint,
    left_because text, was_listed boolean, from_stage smallint, from_step smallint, from_detail smallint, action text,
    position_id bigint, project_id bigint, department_id bigint, sets_owner boolean, owner_id bigint,
    meeting jsonb, company_feedback jsonb, candidate_feedback jsonb, facts jsonb)
), opened as (
  insert into stage_records (organisation_id, application_id, stage, step, detail, opened_at, meets_at, meets_until, place,
    is_online, reply_by, offer_valid_until, entry_date, score, company_feedback, candidate_feedback)
  select $2, id, stage, step, detail, $3, (meeting->>'meets_at')::timestamptz, (meeting->>'meets_until')::timestamptz,
    coalesce(meeting->>'place', ''), coalesce((meeting->>'is_online')::boolean, true), (meeting->>'reply_by')::timestamptz,
    (meeting->>'offer_valid_until')::date, (meeting->>'entry_date')::date, (meeting->>'score')::numeric,
    company_feedback, candidate_feedback
  from change where opens
  returning id, application_id
), closed as (
  update stage_records r set closed_at = $3
  from change c where r.organisation_id = $2 and r.id = c.old_record and c.back_to is distinct from c.old_record
), kept as (
  update stage_records r set step = c.step, detail = c.detail, closed_at = null,
    meets_at = case when c.meeting ? 'meets_at' then (c.meeting->>'meets_at')::timestamptz else r.meets_at end,
    meets_until = case when c.meeting ? 'meets_until' then (c.meeting->>'meets_until')::timestamptz else r.meets_until end,
    place = coalesce(c.meeting->>'place', r.place),
    is_online = coalesce((c.meeting->>'is_online')::boolean, r.is_online),
    reply_by = case when c.meeting ? 'reply_by' then (c.meeting->>'reply_by')::timestamptz else r.reply_by end,
    offer_valid_until = case when c.meeting ? 'offer_valid_until' then (c.meeting->>'offer_valid_until')::date else r.offer_valid_until end,
    entry_date = case when c.meeting ? 'entry_date' then (c.meeting->>'entry_date')::date else r.entry_date end,
    score = case when c.meeting ? 'score' then (c.meeting->>'score')::numeric else r.score end,
    company_feedback = coalesce(c.company_feedback, r.company_feedback),
    candidate_feedback = coalesce(c.candidate_feedback, r.candidate_feedback)
  from change c where not c.opens and r.organisation_id = $2 and r.id = c.back_to
), moved as (
  update applications a set stage = c.stage, step = c.step, detail = c.detail, left_because = c.left_because,
    is_listed = c.left_because is null, version = a.version + 1,
    stage_record_id = case when c.opens then (select o.id from opened o where o.application_id = c.id) else c.back_to end,
    stage_since = case when a.stage = c.stage then a.stage_since else $3 end,
    status_since = case when (a.stage, a.step, a.detail) = (c.stage, c.step, c.detail) then a.status_since else $3 end,
    position_id = coalesce(c.position_id, a.position_id), project_id = coalesce(c.project_id, a.project_id),
    department_id = case when c.position_id is null then a.department_id else c.department_id end,
    owner_user_id = case when c.sets_owner then c.owner_id else a.owner_user_id end
  from change c where a.organisation_id = $2 and a.id = c.id
)
insert into application_history (organisation_id, application_id, happened_at, actor, user_id, action, from_stage, from_step,
  from_detail, to_stage, to_step, to_detail, was_listed, is_listed, from_record_id, stage_record_id, tags, note, facts, batch_id)
select $2, c.id, $3, $4, $5, c.action, c.from_stage, c.from_step, c.from_detail, c.stage, c.step, c.detail, c.was_listed,
  c.left_because is null, c.old_record, coalesce((select o.id from opened o where o.application_id = c.id), c.back_to),
  $6, $7, coalesce(c.facts, '{}'), $8
from change c`)

/** Writes decided changes with their records, history and counts, and announces them: one way for one and for a thousand. */
export function saveChanges(tx: Transaction, changes: readonly ApplicationChange[], note: ChangeNote): void {
  if (changes.length === 0) return
  tx.save(
    writeChanges(
      JSON.stringify(changes.map(rowOf)),
      tx.organisationId,
      note.now,
      note.actor,
      note.userId,
      note.tags ?? [],
      note.text ?? '',
      note.batchId,
    ),
  )
  saveCounts(tx, changes.flatMap(countedIn))
  saveOwners(
    tx,
    changes.flatMap(({ application, ownerId }) =>
      ownerId === undefined ? [] : [{ applicationId: application.id, ownerId }],
    ),
  )
  for (const { application } of changes) tx.announce('application', application.id)
}

function countedIn({ application, next, position }: ApplicationChange): Counted[] {
  const { origin, position_id, project_id, department_id } = application
  const before = standingOf(application)
  const here = { origin, position_id, project_id, department_id }
  if (!position || position.id === position_id)
    return countChanges(before, next).map((change) => ({ ...change, ...here }))
  const { id, ...groups } = position
  return [
    ...countChanges(before, null).map((change) => ({ ...change, ...here })),
    ...countChanges(null, next).map((change) => ({ ...change, ...groups, origin, position_id: id })),
  ]
}

function rowOf(change: ApplicationChange) {
  const { application, next, backToRecord } = change
  const entersStage = next.stage !== application.stage || change.position !== undefined
  const staysIn = entersStage ? null : application.stage_record_id
  const backTo = backToRecord === undefined ? staysIn : backToRecord
  return {
    id: application.id,
    opens:
      backToRecord === undefined && backTo === null && !(next.step === 0 && next.stage === application.stage),
    old_record: application.stage_record_id,
    back_to: backTo,
    stage: next.stage,
    step: next.step,
    detail: next.detail,
    left_because: next.leftBecause,
    was_listed: application.left_because === null,
    from_stage: application.stage,
    from_step: application.step,
    from_detail: application.detail,
    action: change.action,
    position_id: change.position?.id,
    project_id: change.position?.project_id,
    department_id: change.position?.department_id,
    sets_owner: change.ownerId !== undefined,
    owner_id: change.ownerId,
    meeting: change.meeting ?? {},
    company_feedback: change.companyFeedback,
    candidate_feedback: change.candidateFeedback,
    facts: change.facts,
  }
}
