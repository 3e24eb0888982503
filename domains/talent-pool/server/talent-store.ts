import { applicationsSeenBy } from '@bole/pipeline/server'
import { containing, type Reader, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { isGiven } from './distribution-store.ts'
import { pool } from './folder-store.ts'

/** What the list can be narrowed by, beside the folders that are seen. */
export interface Narrowed {
  readonly keyword?: string | undefined
  readonly folder_id?: readonly number[] | undefined
  readonly owner_id?: readonly number[] | undefined
  readonly stage?: readonly number[] | undefined
  readonly archived?: string | undefined
  readonly silent_days?: number | undefined
  readonly origin?: number | undefined
  readonly given?: 'to_me' | 'by_me' | undefined
}

const order = sql`${stages.stagesInOrder}::smallint[]`

/** The furthest stage of all their applications. */
const stageReached = sql<number | null>`(select a.stage from applications a
  where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id
  order by array_position(${order}, a.stage) desc nulls last limit 1)`

/** What was said when they were turned down last; JSON's moment. */
const archived = sql<Archived | null>`(select json_build_object('time', h.happened_at, 'tags', h.tags, 'text', h.note)
  from applications a join application_history h on h.organisation_id = a.organisation_id and h.application_id = a.id
  where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id
    and h.action = 'company_eliminate' order by h.id desc limit 1)`

export interface Archived {
  readonly time: string
  readonly tags: readonly string[]
  readonly text: string
}

/** When they last said something themselves, or a message left for them. */
const lastContact = sql<Date | null>`greatest(
  (select max(h.happened_at) from applications a
    join application_history h on h.organisation_id = a.organisation_id and h.application_id = a.id
    where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id and h.actor = 'candidate'),
  (select max(a.applied_at) from applications a
    where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id),
  (select max(n.sent_at) from applications a
    join notify_records n on n.organisation_id = a.organisation_id and n.application_id = a.id
    where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id))`

/** How the last approval ended: 40 agreed, 50 refused. */
const approval = sql<number | null>`(select r.step from applications a
  join stage_records r on r.organisation_id = a.organisation_id and r.application_id = a.id
  where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id
    and r.stage = ${stages.stage.approval} and r.step in (40, 50) order by r.id desc limit 1)`

/** Everybody in these folders, and whom somebody is asked to take over, with the person they are. */
export function membersIn(folderIds: readonly number[], userId: number) {
  return pool
    .selectFrom('pool_members')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'pool_members.candidate_id'))
    .where('pool_members.left_at', 'is', null)
    .where(
      sql<SqlBool>`(pool_members.folder_id = any(${folderIds}::bigint[]) or ${isGiven(userId, 'to_me')})`,
    )
}

type Members = ReturnType<typeof membersIn>

/** Those of them under these conditions. */
export function narrowed(members: Members, query: Narrowed, now: Date, userId: number): Members {
  const { keyword, folder_id, owner_id, stage, silent_days, origin, given } = query
  const words = keyword && containing(keyword)
  const why = query.archived && containing(query.archived)
  const since = new Date(now.getTime() - (silent_days ?? 0) * 86_400_000)
  const conditions = [
    words &&
      sql<SqlBool>`(candidates.name ilike ${words} or candidates.employer ilike ${words} or candidates.job_title ilike ${words}
        or candidates.school ilike ${words} or pool_members.text ilike ${words})`,
    folder_id?.length && sql<SqlBool>`pool_members.folder_id = any(${folder_id}::bigint[])`,
    owner_id?.length && sql<SqlBool>`pool_members.owner_user_id = any(${owner_id}::bigint[])`,
    stage?.length && sql<SqlBool>`${stageReached} = any(${stage}::smallint[])`,
    why &&
      sql<SqlBool>`exists (select from (select ${archived} as said) last
        where last.said ->> 'text' ilike ${why} or (last.said -> 'tags')::text ilike ${why})`,
    silent_days && sql<SqlBool>`${lastContact} < ${since}`,
    given && isGiven(userId, given),
    origin &&
      sql<SqlBool>`exists (select from applications a where a.organisation_id = pool_members.organisation_id
        and a.candidate_id = pool_members.candidate_id and a.origin = ${origin})`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0
    ? members
    : members.where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`)
}

/** What a row of the list shows of them, who came last first. */
export function membersInFull(members: Members) {
  return members
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'pool_members.owner_user_id'))
    .select([
      'pool_members.id',
      'pool_members.version',
      'pool_members.candidate_id',
      'pool_members.folder_id',
    ])
    .select(['pool_members.owner_user_id', 'pool_members.text', 'pool_members.added_at'])
    .select(['users.name as owner_name', 'candidates.name', 'candidates.degree', 'candidates.email'])
    .select(['candidates.gender', 'candidates.phone', 'candidates.expected_places', 'candidates.birth_date'])
    .select(['candidates.city', 'candidates.school', 'candidates.major', 'candidates.employer'])
    .select(['candidates.job_title', 'candidates.graduated_at'])
    .select([stageReached.as('stage'), archived.as('archived'), lastContact.as('last_contact')])
    .select(approval.as('approval'))
    .orderBy('pool_members.id', 'desc')
}

export type MemberInFull = Awaited<ReturnType<ReturnType<typeof membersInFull>['execute']>>[number]

/** The applications of some people that the reader sees, the newest first. */
export function applicationsOf(candidateIds: readonly number[], reader: Reader<'candidates'>) {
  return pool
    .selectFrom('applications')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select([
      'applications.id',
      'applications.candidate_id',
      'applications.origin',
      'applications.applied_at',
    ])
    .select(['applications.stage', 'applications.is_listed', 'positions.title'])
    .where('applications.candidate_id', '=', sql<number>`any(${candidateIds}::bigint[])`)
    .where('applications.id', 'in', applicationsSeenBy(reader))
    .orderBy('applications.id', 'desc')
}

export type PastApplication = Awaited<ReturnType<ReturnType<typeof applicationsOf>['execute']>>[number]
