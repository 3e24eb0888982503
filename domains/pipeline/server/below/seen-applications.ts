import { sights } from '@bole/accounts/server'
import { type Reader, sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { seenApplications } from '@bole/resumes/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { othersOf } from '../record/others-of.ts'
import { withinScope } from '../scope.ts'
import { candidateBehind } from './candidate-behind.ts'
import { duplicatesOf } from './duplicates.ts'
import { recordsOf } from './records-of.ts'

function seesPerson(reader: Reader<'candidates'>, column: string): RawBuilder<SqlBool> {
  const seen = pipeline
    .selectFrom('applications')
    .select('applications.id')
    .where('applications.candidate_id', '=', sql<number>`${sql.ref(column)}`)
    .where(withinScope(reader))
  return sql`exists (${seen})`
}

function newestOf(reader: Reader<'candidates'>, candidateIds: readonly number[]) {
  return seenOf(reader, candidateIds)
    .distinctOn('applications.candidate_id')
    .orderBy('applications.candidate_id')
    .orderBy('applications.id', 'desc')
}

function ofPeople(reader: Reader<'candidates'>, candidateIds: readonly number[], atMost: number) {
  return seenOf(reader, candidateIds).orderBy('applications.id', 'desc').limit(atMost)
}

function seenOf(reader: Reader<'candidates'>, candidateIds: readonly number[]) {
  return pipeline
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['applications.id', 'applications.candidate_id', 'candidates.name as candidate_name'])
    .select(['applications.position_id', 'positions.title as position_title', 'applications.applied_at'])
    .select(['applications.is_listed', 'applications.stage', 'applications.step', 'applications.detail'])
    .where('applications.candidate_id', '=', sql<number>`any(${candidateIds}::bigint[])`)
    .where(withinScope(reader))
}

/** Applications with what decides who sees each. */
const sightsOfAll = () =>
  pipeline
    .selectFrom('applications')
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'applications.department_id'))
    .select('applications.id')
    .select('applications.owner_user_id as owner_id')
    .select(sql<number[]>`coalesce(departments.path, '{}')`.as('department_path'))
    .select(
      sql<number[]>`array(select p.user_id from application_people p
        where p.organisation_id = applications.organisation_id and p.application_id = applications.id)`.as(
        'people',
      ),
    )

const sightsOf = (candidateId: number) =>
  sightsOfAll().where('applications.candidate_id', '=', candidateId).orderBy('applications.id', 'desc')

/** Who sees an application, for whoever looks after accounts. */
export const fillApplicationSight = provide(sights.application, (reader, { id, userId }) =>
  sightsOfAll()
    .select(
      sql<string | null>`(select min(p.part) from application_people p
        where p.organisation_id = applications.organisation_id and p.application_id = applications.id
          and p.user_id = ${userId})`.as('part'),
    )
    .where('applications.id', '=', id)
    .where(withinScope(reader)),
)

/** What people's records have to know of their applications. */
export const fillSeenApplications = provide(seenApplications, {
  candidateBehind,
  ofPeople,
  newestOf,
  seesPerson,
  duplicatesOf,
  othersOf,
  recordsOf,
  sightsOf,
})
