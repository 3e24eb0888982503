import type { Reader } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { applicants } from '@bole/positions/server'
import type { StatusCount } from '@bole/processes/model'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { keptCountsAnswer } from '../scope.ts'

/** The kept counts, or a count of those the reader sees where they see fewer candidates than positions. */
function countsFor(reader: Reader): RawBuilder<StatusCount[]> {
  if (keptCountsAnswer(reader)) {
    return sql`(select coalesce(jsonb_agg(counted), '[]') from (
      select stage, step, detail, sum(amount)::integer as amount from application_counts kept
      where kept.organisation_id = positions.organisation_id and kept.origin = positions.origin
        and kept.position_id = positions.id
      group by stage, step, detail having sum(amount) <> 0) counted)`
  }
  return sql`(select coalesce(jsonb_agg(counted), '[]') from (
    select stage, step, detail, count(*)::integer as amount from applications
    where applications.organisation_id = positions.organisation_id and applications.position_id = positions.id
      and is_listed and ${applicationsWithin(reader)}
    group by stage, step, detail) counted)`
}

/** What `withinScope` says, for statements that are text. */
function applicationsWithin({
  scopes: { candidates: scope },
  userId,
}: Reader<'candidates'>): RawBuilder<SqlBool> {
  if (scope.kind === 'organisation') return sql`true`
  if (scope.kind === 'nothing') return sql`false`
  if (scope.kind === 'departments')
    return sql`applications.department_id = any(${scope.departmentIds}::bigint[])`
  if (scope.kind === 'own') return sql`applications.owner_user_id = ${userId}`
  return sql`exists (select from application_people
    where application_people.organisation_id = applications.organisation_id
      and application_people.application_id = applications.id and application_people.user_id = ${userId})`
}

/** A count that was ever kept tells of applications, also of those removed since. */
const hasAny = sql<boolean>`exists (select from application_counts kept
  where kept.organisation_id = positions.organisation_id and kept.origin = positions.origin
    and kept.position_id = positions.id)`

function isHiredForBy(userId: number): RawBuilder<SqlBool> {
  return sql`positions.id in (
    select applications.position_id from application_people
    join applications on applications.organisation_id = application_people.organisation_id
      and applications.id = application_people.application_id
    where application_people.user_id = ${userId})`
}

const hiredForBy = sql<number[]>`(select coalesce(array_agg(distinct application_people.user_id), '{}')
  from application_people join applications on applications.organisation_id = application_people.organisation_id
    and applications.id = application_people.application_id
  where applications.organisation_id = positions.organisation_id and applications.position_id = positions.id)`

/** What positions have to know of those who apply. */
export const fillApplicants = provide(applicants, { countsFor, hasAny, isHiredForBy, hiredForBy })
