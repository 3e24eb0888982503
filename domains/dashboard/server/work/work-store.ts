import { toDo } from '@bole/dashboard/model'
import { prepared } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { isRecruitersTurn } from '../my-turn.ts'
import { takesPlace } from '../schedule-store.ts'
import { perVisibility } from '../seen.ts'

/*
 * Text: one statement a kind, all in one round trip (`npm run bench`, work). Each answers how many there are, counted up to a bound, and the
 * first of them beside it, the oldest first; a row without an id says the number alone.
 */

/** Counting stops here. */
export const workAtMost = 1000

/** Something that waits; what a kind does not know is absent. */
export interface WorkRow {
  readonly total: number
  readonly id: number | null
  readonly part?: 'invitation' | 'account' | 'job' | 'mail'
  readonly title?: string
  readonly about?: string
  readonly amount?: number
  readonly since?: Date
  readonly due?: Date | null
}

/** Where an application stands that waits for somebody. */
export interface ApplicationRow extends WorkRow {
  readonly version?: number
  readonly stage?: number
  readonly step?: number
  readonly detail?: number
  readonly step_title?: string | null
}

const counted = (from: string) => `(select count(*) as total from (select ${from} limit ${workAtMost}) c)`

/** The number beside the first of what it counts. */
const beside = (number: string, first: string) =>
  `select t.total, f.* from ${number} t left join lateral (${first}) f on true`

/** What is said of an application `a`, with the names that go with it. */
const ofApplication = `a.id, n.name as title, q.title as about, a.version, a.stage, a.step, a.detail,
  (select s.title from process_steps s where s.organisation_id = a.organisation_id and s.id = a.process_step_id) as step_title`

const withNames = `join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id
  join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id`

const onAgenda = `agenda g join applications a on a.organisation_id = g.organisation_id and a.id = g.application_id`

/** What $2 was asked for at stage $1 and owes; the first $3. */
export const owed = perVisibility<ApplicationRow>(3, ({ application }) => {
  const found = `from ${onAgenda}`
  const where = `where g.user_id = $2 and g.is_owed and a.stage = $1::smallint and ${application}`
  return beside(
    counted(`${found} ${where}`),
    `select ${ofApplication}, a.status_since as since ${found} ${withNames} ${where} order by a.status_since, a.id limit $3`,
  )
})

/** Interviews that $1 is to hold and that are not over at $2, until $3; the first $4. */
export const meetings = perVisibility<ApplicationRow>(4, ({ application }) => {
  const found = `from ${onAgenda} join stage_records r on r.organisation_id = g.organisation_id and r.id = g.record_id`
  const where = `where g.user_id = $1 and not g.is_owed and g.meets_at >= $2::timestamptz - interval '12 hours' and g.meets_at < $3
    and r.closed_at is null and coalesce(r.meets_until, r.meets_at + interval '1 hour') > $2 and ${takesPlace('$2')}
    and exists (select from application_people i where i.organisation_id = g.organisation_id
      and i.application_id = g.application_id and i.user_id = $1 and i.part in ('interviewer', 'main_interviewer'))
    and ${application}`
  return beside(
    counted(`${found} ${where}`),
    `select ${ofApplication}, r.meets_at as since, coalesce(r.meets_until, r.meets_at + interval '1 hour') as due
      ${found} ${withNames} ${where} order by r.meets_at, a.id limit $4`,
  )
})

/** It is the turn of $3 as a recruiter, at one of the stages $1; the first $2. */
export const turns = perVisibility<ApplicationRow>(3, (conditions) => {
  const isTheirs = isRecruitersTurn('$3', conditions)
  const where = `from applications a where a.stage = any ($1::smallint[]) and ${isTheirs} and ${conditions.application}`
  return beside(
    counted(where),
    `select ${ofApplication}, a.status_since as since from (select a.* ${where} order by a.status_since, a.id limit $2) a
      ${withNames} order by a.status_since, a.id`,
  )
})

const isOwn = (user: string) =>
  `(a.owner_user_id = ${user} or a.owner_user_id is null and q.owner_user_id = ${user})`

const withPosition = `join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id
  join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id`

/** Candidates who were promised an answer before the day $1 and have none, of what $3 owns; the first $2. */
export const overdueAnswers = perVisibility<WorkRow>(3, ({ application }) => {
  const where = `from answer_dates w join applications a on a.organisation_id = w.organisation_id and a.id = w.application_id ${withPosition}
    where w.due_on < $1::date and a.is_listed and ${isOwn('$3')} and ${application}`
  return beside(
    counted(where),
    `select a.id, n.name as title, q.title as about, w.due_on::timestamptz as since, w.due_on::timestamptz as due ${where}
      order by w.due_on, a.id limit $2`,
  )
})

/** What candidates asked about decisions and waits, of what $2 owns; the first $1. */
export const candidateRequests = perVisibility<WorkRow>(2, ({ application }) => {
  const where = `from receipt_requests w join applications a on a.organisation_id = w.organisation_id and a.id = w.application_id ${withPosition}
    where w.settled_at is null and ${isOwn('$2')} and ${application}`
  return beside(
    counted(where),
    `select w.id, n.name as title, q.title as about, w.asked_at as since ${where} order by w.asked_at, w.id limit $1`,
  )
})

/** The stages at which it can be a recruiter's turn. */
export const recruitersStages = stages.stagesInOrder.filter((stage) => toDo.toDosOf(stage).length > 0)

const failedUploads = `from progress p where p.user_id = $1 and p.failed > 0 and p.state <> 'running' and p.created_at > $2`

/** Uploads of $1 since $2 of which files failed; the first $3. */
export const uploads = prepared<WorkRow>(
  beside(
    counted(failedUploads),
    `select p.id, p.failed as amount, p.created_at as since ${failedUploads} order by p.created_at, p.id limit $3`,
  ),
)

const newcomersNow = `from (
    select i.id, 'invitation' as part, i.email as title, i.created_at as since, i.expires_at as due from invitations i
    where ($3::bigint[] is null or i.department_id = any ($3)) and i.accepted_at is null and i.cancelled_at is null and i.expires_at > $1
    union all
    select r.id, 'registration', r.name, r.created_at, case when r.confirmed_at is null then r.expires_at end from registrations r
    where (r.confirmed_at is not null or r.token_digest is null and r.expires_at > $1) and ($3::bigint[] is null
      or exists (select from sign_in_rules s where s.organisation_id = r.organisation_id and s.register_department_id = any ($3)))
    union all
    select u.id, 'account', u.name, l.created_at, l.expires_at from password_links l
    join users u on u.organisation_id = l.organisation_id and u.id = l.user_id
    where ($3::bigint[] is null or u.department_id = any ($3)) and u.state = 'enabled' and l.expires_at > $1 and not exists (
      select from sign_ins s where s.organisation_id = u.organisation_id and s.user_id = u.id and s.outcome = 'signed_in')) w`

/** Who was asked to join and has not, who asks to and waits to be admitted, and accounts nobody has signed in to yet, whose link ran out after $1 or has not; the first $2, in departments $3 where not null. */
export const newcomers = prepared<WorkRow>(
  beside(counted(newcomersNow), `select w.* ${newcomersNow} order by w.since, w.id limit $2`),
)

const failedMails = `from mails m where m.state = 'failed' and coalesce(m.useful_until > $1, true)`

/** Mail that the mail server refused and that is of use at $1 still; the first $2. */
export const refusedMails = prepared<WorkRow>(
  beside(
    counted(failedMails),
    `select m.id, m.subject as title, m.recipient as about, m.created_at as since ${failedMails} order by m.created_at, m.id limit $2`,
  ),
)

/** What waits on the server, whosever it is (migration 0186); the first $1. */
export const serverWork = prepared<WorkRow>(
  beside(
    '(select count(*) as total from waiting_for_operators())',
    `select w.number as id, w.part, w.name as title, w.amount, w.since from waiting_for_operators() w order by w.since, w.number limit $1`,
  ),
)
