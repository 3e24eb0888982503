import { fitting } from '@bole/library/server'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Caller, containing, foundByWords, type Reader, sameTenant } from '@bole/platform/server'
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

/** Who reads the pool, and what is hidden from them. */
export type PoolReader = Reader<'candidates'> & Pick<Caller, 'hides'>

/** Their applications that the reader sees: of others the pool tells nothing, and finds nobody by them. */
const seenOf = (reader: Reader<'candidates'>) => sql`(select a.* from applications a
  where a.organisation_id = pool_members.organisation_id and a.candidate_id = pool_members.candidate_id
    and (${reader.scopes.candidates.kind === 'organisation'} or a.id in (${applicationsSeenBy(reader)}))) a`

/** The furthest stage of their applications. */
const stageReached = (reader: PoolReader) => sql<number | null>`(select a.stage from ${seenOf(reader)}
  order by array_position(${order}, a.stage) desc nulls last limit 1)`

/** What was said when they were turned down last; JSON's moment. */
const archived = (
  reader: PoolReader,
) => sql<Archived | null>`(select json_build_object('time', h.happened_at, 'tags', h.tags, 'text', h.note)
  from ${seenOf(reader)} join application_history h on h.organisation_id = a.organisation_id and h.application_id = a.id
  where h.action = 'company_eliminate' order by h.id desc limit 1)`

export interface Archived {
  readonly time: string
  readonly tags: readonly string[]
  readonly text: string
}

/** When they last said something themselves, or a message left for them. */
const lastContact = (reader: PoolReader) => sql<Date | null>`greatest(
  (select max(h.happened_at) from ${seenOf(reader)}
    join application_history h on h.organisation_id = a.organisation_id and h.application_id = a.id
    where h.actor = 'candidate'),
  (select max(a.applied_at) from ${seenOf(reader)}),
  (select max(n.sent_at) from ${seenOf(reader)}
    join notify_records n on n.organisation_id = a.organisation_id and n.application_id = a.id))`

/** How the last approval ended: 40 agreed, 50 refused. */
const approval = (reader: PoolReader) => sql<number | null>`(select r.step from ${seenOf(reader)}
  join stage_records r on r.organisation_id = a.organisation_id and r.application_id = a.id
  where r.stage = ${stages.stage.approval} and r.step in (40, 50) order by r.id desc limit 1)`

/** Everybody in these folders, and whom somebody looks after or is asked to take over, with the person they are. */
export function membersIn(folderIds: readonly number[], userId: number) {
  return pool
    .selectFrom('pool_members')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'pool_members.candidate_id'))
    .where('pool_members.left_at', 'is', null)
    .where(
      sql<SqlBool>`(pool_members.folder_id = any(${folderIds}::bigint[]) or pool_members.owner_user_id = ${userId}
        or ${isGiven(userId, 'to_me')})`,
    )
}

type Members = ReturnType<typeof membersIn>

const known = ['candidates.name', 'candidates.employer', 'candidates.job_title', 'candidates.school']

/** Those of them under these conditions. */
export function narrowed(members: Members, query: Narrowed, now: Date, reader: PoolReader): Members {
  const { keyword, folder_id, owner_id, stage, silent_days, origin, given } = query
  const why = query.archived && containing(query.archived)
  // In what people wrote anything may stand: whoever is kept from a group would find a hidden value by asking for it.
  const readsAll = reader.hides.size === 0
  const since = new Date(now.getTime() - (silent_days ?? 0) * 86_400_000)
  const conditions = [
    keyword && foundByWords(keyword, ...(readsAll ? [...known, 'pool_members.text'] : known)),
    folder_id?.length && sql<SqlBool>`pool_members.folder_id = any(${folder_id}::bigint[])`,
    owner_id?.length && sql<SqlBool>`pool_members.owner_user_id = any(${owner_id}::bigint[])`,
    stage?.length && sql<SqlBool>`${stageReached(reader)} = any(${stage}::smallint[])`,
    why &&
      sql<SqlBool>`exists (select from (select ${archived(reader)} as said) last
        where (${readsAll} and last.said ->> 'text' ilike ${why}) or (last.said -> 'tags')::text ilike ${why})`,
    silent_days && sql<SqlBool>`${lastContact(reader)} < ${since}`,
    given && isGiven(reader.userId, given),
    origin && sql<SqlBool>`exists (select from ${seenOf(reader)} where a.origin = ${origin})`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0
    ? members
    : members.where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`)
}

/** What a position is, as people are held against it. */
type Wanted = NonNullable<Awaited<ReturnType<typeof fitting.wantedBy>>>

/** How well the person of a row suits a position, from 0. */
const strengthFor = (wanted: Wanted, reader: PoolReader) =>
  sql<number>`(select ${fitting.strength} from (select ${fitting.fitWith(wanted, reader)} as fit) weighed)`

/** Those of them who suit a position at all; everybody where there is none. */
export function suiting(members: Members, wanted: Wanted | null, reader: PoolReader): Members {
  return wanted ? members.where(sql<SqlBool>`${strengthFor(wanted, reader)} > 0`) : members
}

/** What a row of the list shows of them: who suits a position best first, or who came last. */
export function membersInFull(members: Members, reader: PoolReader, wanted: Wanted | null = null) {
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
    .select([stageReached(reader).as('stage'), archived(reader).as('archived')])
    .select([lastContact(reader).as('last_contact'), approval(reader).as('approval')])
    .select(
      (wanted ? fitting.fitWith(wanted, reader) : sql<null>`null::json`)
        .$castTo<fitting.Fit | null>()
        .as('fit'),
    )
    .select((wanted ? strengthFor(wanted, reader) : sql<number>`0`).as('suits'))
    .orderBy('suits', 'desc')
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
