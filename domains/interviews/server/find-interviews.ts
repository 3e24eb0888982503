import type { interviewsApi } from '@bole/interviews/contract'
import type { InterviewState } from '@bole/interviews/model'
import { days } from '@bole/pipeline/model'
import type { QueryOf } from '@bole/platform/contract'
import { type Caller, foundByWords } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { interviewsSeenBy } from './interview-store.ts'

export type Conditions = Omit<QueryOf<typeof interviewsApi.calendar>, 'from_day' | 'until_day'>

/** Of a day of the company's clocks. */
export function onDay(day: days.InterviewDay, now: Date) {
  const { from, to } = days.boundsOf(now)[day]
  return sql<SqlBool>`(${from}::timestamptz is null or interviews.starts_at >= ${from})
    and (${to}::timestamptz is null or interviews.starts_at < ${to})`
}

/** In any of these states; in whichever where none is named. */
export function inStates(states: readonly InterviewState[] | undefined, now: Date) {
  if (!states?.length) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.join(
    states.map((state) => inState(state, now)),
    sql` or `,
  )})`
}

/** In a state at a moment, as `stateAt` of the model says it. */
export function inState(state: InterviewState, now: Date) {
  const isOver = sql<SqlBool>`(interviews.state = 'held' or interviews.ends_at <= ${now})`
  const conditions = {
    to_be_interview: sql<SqlBool>`(interviews.state = 'ahead' and interviews.ends_at > ${now})`,
    to_be_feedback: sql<SqlBool>`(interviews.state in ('ahead', 'held') and ${isOver})`,
    finish: sql<SqlBool>`interviews.state = 'done'`,
    expired: sql<SqlBool>`interviews.state = 'off'`,
  }
  return conditions[state]
}

const met = sql`from interview_candidates c
  join applications a on a.organisation_id = c.organisation_id and a.id = c.application_id
  join stage_records r on r.organisation_id = c.organisation_id and r.id = c.stage_record_id
  where c.organisation_id = interviews.organisation_id and c.interview_id = interviews.id`

/** Where somebody is met online. */
export const isOnline = sql<SqlBool>`exists (select ${met} and r.is_online)`

/** The interviews a caller sees, narrowed to what they ask for: day and state apart. */
export function interviewsFound(query: Conditions, caller: Caller) {
  let found = interviewsSeenBy(caller).where('interviews.origin', '=', query.origin)
  const involved = (users: readonly number[]) =>
    sql<SqlBool>`exists (select from interview_people p where p.organisation_id = interviews.organisation_id
      and p.interview_id = interviews.id and p.user_id = any(${users}::bigint[]))`
  if (query.interviewer_id?.length) found = found.where(involved(query.interviewer_id))
  if (query.is_mine) found = found.where(involved([caller.userId]))
  if (query.department_id?.length)
    found = found.where(
      sql<SqlBool>`exists (select from interview_people p join users u on u.organisation_id = p.organisation_id and u.id = p.user_id
        join departments d on d.organisation_id = u.organisation_id and d.id = u.department_id
        where p.organisation_id = interviews.organisation_id and p.interview_id = interviews.id
          and d.path && ${query.department_id}::bigint[])`,
    )
  if (query.room)
    found = found.where(sql<SqlBool>`exists (select ${met} and lower(trim(r.place)) = lower(${query.room}))`)
  if (query.is_online !== undefined)
    found = found.where(query.is_online ? isOnline : sql<SqlBool>`not ${isOnline}`)
  if (query.keyword) {
    found = found.where(
      sql<SqlBool>`exists (select from interview_candidates c
        join applications a on a.organisation_id = c.organisation_id and a.id = c.application_id
        join candidates who on who.organisation_id = a.organisation_id and who.id = a.candidate_id
        join positions p on p.organisation_id = a.organisation_id and p.id = a.position_id
        where c.organisation_id = interviews.organisation_id and c.interview_id = interviews.id
          and ${foundByWords(query.keyword, 'who.name', 'p.title')})`,
    )
  }
  return found
}
