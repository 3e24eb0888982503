import type { Caller } from '@bole/platform/server'
import { foundByWords, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../../application-store.ts'
import { withinScope } from '../../scope.ts'

/** What narrows the interviews that are arranged. */
export interface InterviewQuery {
  readonly origin: number
  readonly keyword?: string | undefined
  readonly interviewer_id?: readonly number[] | undefined
  readonly process_step_id?: number | undefined
  readonly place?: string | undefined
}

/** Listed applications that stand in an interview with its time, of those somebody sees. */
export function interviewsOf(query: InterviewQuery, caller: Caller) {
  let found = pipeline
    .selectFrom('stage_records as meeting')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'meeting.application_id').onRef(
        'applications.stage_record_id',
        '=',
        'meeting.id',
      ),
    )
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('meeting.stage', '=', stages.stage.interview)
    .where('meeting.meets_at', 'is not', null)
    .where('applications.is_listed', '=', true)
    .where('applications.origin', '=', query.origin)
    .where(withinScope(caller))
  if (query.keyword) found = found.where(foundByWords(query.keyword, 'candidates.name', 'positions.title'))
  if (query.place) found = found.where('meeting.place', '=', query.place)
  if (query.process_step_id) found = found.where('applications.process_step_id', '=', query.process_step_id)
  if (query.interviewer_id?.length)
    found = found.where(
      sql<SqlBool>`exists (select from application_people met where met.organisation_id = applications.organisation_id
        and met.application_id = applications.id and met.part in ('interviewer', 'main_interviewer')
        and met.user_id = any(${query.interviewer_id}::bigint[]))`,
    )
  return found
}

/** Who meets the candidate of an application, the main interviewer first. */
export const interviewersOf = sql<{ id: number; name: string; is_first: boolean }[] | null>`(
  select json_agg(json_build_object('id', who.id, 'name', who.name, 'is_first', met.part = 'main_interviewer')
    order by met.part = 'main_interviewer' desc, who.id)
  from application_people met join users who on who.organisation_id = met.organisation_id and who.id = met.user_id
  where met.organisation_id = applications.organisation_id and met.application_id = applications.id
    and met.part in ('interviewer', 'main_interviewer'))`
