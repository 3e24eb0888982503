import type { InterviewRole } from '@bole/interviews/model'
import { applicationsSeenBy, meetings } from '@bole/pipeline/server'
import { type Caller, notFound, type Transaction, tablesOf } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { InterviewsTables } from './tables.ts'

export const interviews = tablesOf<InterviewsTables>()

/** Somebody who is met, with where they stand in it. */
export interface FoundCandidate {
  readonly application_id: number
  readonly record_id: number
  readonly name: string
  readonly title: string
  readonly version: number
  readonly meets_at: string | null
  readonly step: number
  readonly detail: number
  readonly is_closed: boolean
  readonly has_left: boolean
  readonly slot_id: number | null
  readonly place: string
  readonly is_online: boolean
  /** What they asked for; empty: nothing. */
  readonly wanted: string
}

/** Somebody of staff in it. */
export interface FoundPerson {
  readonly user_id: number
  readonly name: string
  readonly role: InterviewRole
}

const candidates = sql<FoundCandidate[]>`coalesce((
  select json_agg(json_build_object('application_id', a.id, 'record_id', r.id, 'name', who.name, 'title', p.title, 'version', a.version,
    'meets_at', r.meets_at, 'step', r.step, 'detail', r.detail, 'is_closed', r.closed_at is not null,
    'has_left', c.left_at is not null, 'slot_id', r.slot_id, 'place', r.place, 'is_online', r.is_online, 'wanted', coalesce(asked.wanted, ''))
    order by c.left_at is not null, a.id)
  from interview_candidates c
    join applications a on a.organisation_id = c.organisation_id and a.id = c.application_id
    join candidates who on who.organisation_id = a.organisation_id and who.id = a.candidate_id
    join positions p on p.organisation_id = a.organisation_id and p.id = a.position_id
    join stage_records r on r.organisation_id = c.organisation_id and r.id = c.stage_record_id
    left join interview_accommodations asked on asked.organisation_id = c.organisation_id and asked.stage_record_id = c.stage_record_id
  where c.organisation_id = interviews.organisation_id and c.interview_id = interviews.id), '[]')`

const people = sql<FoundPerson[]>`coalesce((
  select json_agg(json_build_object('user_id', u.id, 'name', u.name, 'role', p.role)
    order by array_position(array['main', 'deputy', 'other', 'manager'], p.role), u.id)
  from interview_people p join users u on u.organisation_id = p.organisation_id and u.id = p.user_id
  where p.organisation_id = interviews.organisation_id and p.interview_id = interviews.id), '[]')`

const isQueue = sql<boolean>`exists (select from interview_queues q
  where q.organisation_id = interviews.organisation_id and q.interview_id = interviews.id)`

/** The columns an interview is presented from. */
export function inFull<Query extends ReturnType<typeof interviewsSeenBy>>(found: Query) {
  return found
    .select(['interviews.id', 'interviews.version', 'interviews.starts_at', 'interviews.ends_at'])
    .select(['interviews.state', 'interviews.is_multi', 'interviews.address', 'interviews.directions'])
    .select(['interviews.reception_note', 'interviews.origin'])
    .select(['interviews.finished_at', isQueue.as('is_queue')])
    .select([candidates.as('candidates'), people.as('people')])
}

export type FoundInterview = Awaited<ReturnType<ReturnType<typeof inFull>['execute']>>[number]

/** The interviews somebody sees: of candidates they see, and those they are in. */
export function interviewsSeenBy(caller: Caller) {
  const isIn = sql<SqlBool>`exists (select from interview_people p where p.organisation_id = interviews.organisation_id
    and p.interview_id = interviews.id and p.user_id = ${caller.userId})`
  return interviews.selectFrom('interviews').where(({ or, exists, selectFrom }) =>
    or([
      isIn,
      exists(
        selectFrom('interview_candidates as met')
          .select('met.interview_id')
          .whereRef('met.organisation_id', '=', 'interviews.organisation_id')
          .whereRef('met.interview_id', '=', 'interviews.id')
          .where(sql<SqlBool>`met.application_id in (${applicationsSeenBy(caller)})`),
      ),
    ]),
  )
}

/** One interview, locked to be changed; 404 where the caller sees none such. */
export async function lockInterview(tx: Transaction, caller: Caller, id: number) {
  const [interview] = await lockInterviews(tx, caller, [id])
  if (!interview) throw notFound()
  return interview
}

/** Several, in the order of their numbers. Who is met in them is locked first, as whoever changes an application changes its interview after it. */
export async function lockInterviews(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const some = sql<number>`any(${ids}::bigint[])`
  const [met] = await tx.load(
    interviews
      .selectFrom('interview_candidates')
      .select('application_id')
      .where('interview_id', '=', some)
      .where('left_at', 'is', null),
  )
  const [, found] = await tx.load(
    meetings.lockedApplications(
      met.map(({ application_id }) => application_id),
      meetings.everyone,
    ),
    inFull(interviewsSeenBy(caller)).where('interviews.id', '=', some).orderBy('interviews.id'),
  )
  return found
}
