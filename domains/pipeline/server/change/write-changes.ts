import { prepared, type Query } from '@bole/platform/server'

/** What is written of a change, and as what. */
const columns = {
  id: 'bigint',
  opens_record: 'boolean',
  previous_record_id: 'bigint',
  // The record that stays, or is taken up again; null without one.
  resumed_record_id: 'bigint',
  stage: 'smallint',
  step: 'smallint',
  detail: 'smallint',
  // The step of the process and what it is called at that time.
  process_step_id: 'bigint',
  title: 'text',
  left_because: 'text',
  was_listed: 'boolean',
  from_stage: 'smallint',
  from_step: 'smallint',
  from_detail: 'smallint',
  from_process_step_id: 'bigint',
  from_title: 'text',
  from_stage_since: 'timestamptz',
  from_status_since: 'timestamptz',
  from_left_because: 'text',
  // Put back where a change is taken back.
  back_stage_since: 'timestamptz',
  back_status_since: 'timestamptz',
  action: 'text',
  position_id: 'bigint',
  project_id: 'bigint',
  department_id: 'bigint',
  sets_owner: 'boolean',
  owner_id: 'bigint',
  meeting: 'jsonb',
  company_feedback: 'jsonb',
  candidate_feedback: 'jsonb',
  facts: 'jsonb',
} as const

type Column = keyof typeof columns

/** One change's values by the names of `columns`. */
export type ChangeRow = Readonly<Record<Column, unknown>> & {
  readonly opens_record: boolean
  readonly previous_record_id: number | null
  readonly resumed_record_id: number | null
}

const typed = Object.entries(columns)

/** Of one change every value is a parameter: the planner then has nothing to join. */
const ofOne = typed.map(([name, type], index) => `$${index + 8}::${type} as ${name}`).join(', ')
const ofMany = typed.map((column) => column.join(' ')).join(', ')
const changes = {
  one: `change as not materialized (select ${ofOne})`,
  many: `change as materialized (select * from json_to_recordset($8::json) as c(${ofMany}))`,
}

// Text: a move is a hot path (docs/performance.md).
const opened = `, opened as (
  insert into stage_records (organisation_id, application_id, stage, step, detail, opened_at, meets_at, meets_until, place,
    is_online, reply_by, offer_valid_until, entry_date, score, company_feedback, candidate_feedback, process_step_id)
  select $1, id, stage, step, detail, $2, (meeting->>'meets_at')::timestamptz, (meeting->>'meets_until')::timestamptz,
    coalesce(meeting->>'place', ''), coalesce((meeting->>'is_online')::boolean, true), (meeting->>'reply_by')::timestamptz,
    (meeting->>'offer_valid_until')::date, (meeting->>'entry_date')::date, (meeting->>'score')::numeric,
    company_feedback, candidate_feedback, process_step_id
  from change where opens_record
  returning id, application_id
)`

const closed = `, closed as (
  update stage_records r set closed_at = $2
  from change c where r.organisation_id = $1 and r.id = c.previous_record_id and c.resumed_record_id is distinct from c.previous_record_id
)`

const kept = `, kept as (
  update stage_records r set step = c.step, detail = c.detail, closed_at = null,
    meets_at = case when c.meeting ? 'meets_at' then (c.meeting->>'meets_at')::timestamptz else r.meets_at end,
    meets_until = case when c.meeting ? 'meets_until' then (c.meeting->>'meets_until')::timestamptz else r.meets_until end,
    place = coalesce(c.meeting->>'place', r.place),
    is_online = coalesce((c.meeting->>'is_online')::boolean, r.is_online),
    reply_by = case when c.meeting ? 'reply_by' then (c.meeting->>'reply_by')::timestamptz else r.reply_by end,
    offer_valid_until = case when c.meeting ? 'offer_valid_until' then (c.meeting->>'offer_valid_until')::date else r.offer_valid_until end,
    entry_date = case when c.meeting ? 'entry_date' then (c.meeting->>'entry_date')::date else r.entry_date end,
    score = case when c.meeting ? 'score' then (c.meeting->>'score')::numeric else r.score end,
    slot_id = case when c.meeting ? 'slot_id'
      then (select s.id from interview_slots s where s.organisation_id = $1 and s.id = (c.meeting->>'slot_id')::bigint)
      else r.slot_id end,
    company_feedback = coalesce(c.company_feedback, r.company_feedback),
    candidate_feedback = coalesce(c.candidate_feedback, r.candidate_feedback)
  from change c where not c.opens_record and r.organisation_id = $1 and r.id = c.resumed_record_id
)`

interface Parts {
  readonly changes: keyof typeof changes
  readonly opens: boolean
  readonly closes: boolean
  readonly keeps: boolean
}

function writing({ changes: amount, opens, closes, keeps }: Parts) {
  const recordNow = opens
    ? 'coalesce((select o.id from opened o where o.application_id = c.id), c.resumed_record_id)'
    : 'c.resumed_record_id'
  return prepared<object>(`with ${changes[amount]}${opens ? opened : ''}${closes ? closed : ''}${keeps ? kept : ''}, moved as (
  update applications a set stage = c.stage, step = c.step, detail = c.detail, process_step_id = c.process_step_id, left_because = c.left_because,
    is_listed = c.left_because is null, version = a.version + 1, stage_record_id = ${recordNow},
    stage_since = coalesce(c.back_stage_since, case when a.stage = c.stage and a.process_step_id is not distinct from c.process_step_id then a.stage_since else $2 end),
    status_since = coalesce(c.back_status_since,
      case when (a.stage, a.step, a.detail) = (c.stage, c.step, c.detail)
        and a.process_step_id is not distinct from c.process_step_id then a.status_since else $2 end),
    position_id = coalesce(c.position_id, a.position_id), project_id = coalesce(c.project_id, a.project_id),
    department_id = case when c.position_id is null then a.department_id else c.department_id end,
    owner_user_id = case when c.sets_owner then c.owner_id else a.owner_user_id end
  from change c where a.organisation_id = $1 and a.id = c.id
)
insert into application_history (organisation_id, application_id, happened_at, actor, user_id, action, from_stage, from_step,
  from_detail, from_stage_since, from_status_since, from_left_because, to_stage, to_step, to_detail, was_listed, is_listed, from_record_id, stage_record_id, tags, note, facts, batch_id,
  from_process_step_id, to_process_step_id, from_title, to_title)
select $1, c.id, $2, $3, $4, c.action, c.from_stage, c.from_step, c.from_detail, c.from_stage_since, c.from_status_since,
  c.from_left_because, c.stage, c.step, c.detail, c.was_listed,
  c.left_because is null, c.previous_record_id, ${recordNow}, $5, $6, coalesce(c.facts, '{}'), $7,
  c.from_process_step_id, c.process_step_id, c.from_title, c.title
from change c`)
}

const written = new Map<string, ReturnType<typeof writing>>()

/**
 * Writes changes of applications with their stage records and history: a statement for each combination of what is to be
 * done, as a part that finds nothing to do costs nearly as much as one that does. `note`: organisation, when, actor, user,
 * tags, text and batch.
 */
export function writeChanges(rows: readonly ChangeRow[], ...note: readonly unknown[]): Query<object> {
  const isOne = rows.length === 1
  const parts: Parts = {
    changes: isOne ? 'one' : 'many',
    opens: rows.some(({ opens_record }) => opens_record),
    closes: rows.some(
      ({ previous_record_id, resumed_record_id }) =>
        previous_record_id !== null && previous_record_id !== resumed_record_id,
    ),
    keeps: rows.some(({ resumed_record_id }) => resumed_record_id !== null),
  }
  const key = Object.values(parts).join()
  const write = written.get(key) ?? writing(parts)
  written.set(key, write)
  if (!isOne) return write(...note, JSON.stringify(rows))
  const values = new Map(Object.entries(rows[0] ?? {}))
  return write(...note, ...typed.map(([column]) => values.get(column)))
}
