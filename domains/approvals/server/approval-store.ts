import { applicationsSeenBy } from '@bole/pipeline/server'
import { foundByWords, type Reader, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { approvals } from './round-store.ts'

/** Whose turn it is to answer the approval of an application, deputies among them. */
export function whoIsDue(applicationId: number) {
  return approvals
    .selectFrom('application_people')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'application_people.user_id'))
    .select(['application_people.user_id', 'users.name'])
    .where('application_id', '=', applicationId)
    .where('part', '=', 'approver')
    .where('is_due', '=', true)
    .orderBy('application_people.user_id')
}

/** What the list can be narrowed by, apart from how an approval stands. */
export interface Narrowed {
  readonly origin?: number | undefined
  readonly keyword?: string | undefined
  readonly check_by_user_id?: readonly number[] | undefined
  readonly position_id?: readonly number[] | undefined
  readonly department_id?: readonly number[] | undefined
  readonly waiting_days?: number | undefined
}

type Seeing = Reader<'candidates'>

/** Applications of this statement that a person may see. */
export const within = (reader: Seeing) => sql<SqlBool>`applications.id in (${applicationsSeenBy(reader)})`

/** It is somebody's turn, their own or that of whoever they answer for. */
const isDueOf = (
  userId: number,
) => sql<SqlBool>`(approval_rounds.state = 'open' and exists (select from application_people own
  where own.organisation_id = applications.organisation_id and own.application_id = applications.id and own.user_id = ${userId}
    and own.part = 'approver' and own.is_due))`

/** Rounds with the application, the person and the position they are about, as far as a person may see them and under these conditions. */
export function matchingRounds(query: Narrowed, reader: Seeing, now: Date) {
  const { origin, keyword, check_by_user_id, position_id, department_id, waiting_days } = query
  const since = new Date(now.getTime() - (waiting_days ?? 0) * 86_400_000)
  const conditions = [
    within(reader),
    origin && sql<SqlBool>`applications.origin = ${origin}`,
    position_id?.length && sql<SqlBool>`applications.position_id = any(${position_id}::bigint[])`,
    department_id?.length && sql<SqlBool>`applications.department_id = any(${department_id}::bigint[])`,
    waiting_days && sql<SqlBool>`(approval_rounds.state = 'open' and approval_rounds.opened_at < ${since})`,
    keyword && foundByWords(keyword, 'candidates.name', 'positions.title'),
    check_by_user_id?.length &&
      sql<SqlBool>`exists (select from approval_steps s where s.organisation_id = approval_rounds.organisation_id
        and s.round_id = approval_rounds.id and s.user_id = any(${check_by_user_id}::bigint[]))`,
  ].filter((condition) => typeof condition === 'object')
  return approvals
    .selectFrom('approval_rounds')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'approval_rounds.application_id'),
    )
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`)
}

type Matching = ReturnType<typeof matchingRounds>

/** How many of them stand how; what is one's own is open as well. */
export function countRounds(matching: Matching, userId: number) {
  const amount = (where: ReturnType<typeof isDueOf>) => sql<number>`count(*) filter (where ${where})`
  const standing = (state: string) => amount(sql<SqlBool>`approval_rounds.state = ${state}`)
  return matching.select([
    amount(isDueOf(userId)).as('mine'),
    standing('open').as('open'),
    standing('approved').as('approved'),
    standing('refused').as('refused'),
    standing('left').as('left'),
    sql<number>`count(*)`.as('all'),
  ])
}

/** Those that stand in one of these ways. */
export function standingIn(matching: Matching, states: readonly string[], userId: number): Matching {
  if (states.length === 0) return matching
  const own = states.includes('mine') ? isDueOf(userId) : sql<SqlBool>`false`
  return matching.where(sql<SqlBool>`(approval_rounds.state = any(${states}::text[]) or ${own})`)
}

/** Everybody who was asked, in their order, with who answered. */
const approversOf = sql<readonly ApproverRow[]>`coalesce((select json_agg(json_build_object(
    'id', s.user_id, 'name', u.name, 'state', s.state, 'asked_at', s.asked_at, 'decided_at', s.decided_at, 'is_by_mail', s.is_by_mail,
    'decided_by', case when s.decided_by <> s.user_id then by.name end,
    'deputy', (select d.name from application_people p join users d on d.organisation_id = p.organisation_id and d.id = p.user_id
      where p.organisation_id = s.organisation_id and p.application_id = applications.id and p.part = 'approver'
        and p.for_user_id = s.user_id and p.is_due limit 1)) order by s.place, s.id)
  from approval_steps s join users u on u.organisation_id = s.organisation_id and u.id = s.user_id
  left join users by on by.organisation_id = s.organisation_id and by.id = s.decided_by
  where s.organisation_id = approval_rounds.organisation_id and s.round_id = approval_rounds.id), '[]')`

const departmentOf = sql<string | null>`(select d.name from departments d
  where d.organisation_id = applications.organisation_id and d.id = applications.department_id)`

/** For whom somebody answers. */
const awayFor = (userId: number) => sql<string | null>`(select away.name from application_people own
  join users away on away.organisation_id = own.organisation_id and away.id = own.for_user_id
  where own.organisation_id = applications.organisation_id and own.application_id = applications.id and own.user_id = ${userId}
    and own.part = 'approver' limit 1)`

/** An approver with JSON's moments. */
export interface ApproverRow {
  readonly id: number
  readonly name: string
  readonly state: 'waiting' | 'asked' | 'held' | 'approved' | 'refused' | 'spared'
  readonly asked_at: string | null
  readonly decided_at: string | null
  readonly is_by_mail: boolean
  readonly decided_by: string | null
  readonly deputy: string | null
}

/** What a row of the list shows, of these rounds; what waits longest comes first, then what was answered last. */
export function roundsInFull(matching: Matching, userId: number) {
  return matching
    .select(['approval_rounds.id', 'approval_rounds.rule', 'approval_rounds.state'])
    .select(['approval_rounds.opened_at', 'approval_rounds.settled_at'])
    .select(['applications.id as post_id', 'applications.version', 'applications.origin', 'candidates.name'])
    .select(['positions.title as position', approversOf.as('approvers'), isDueOf(userId).as('is_mine')])
    .select([departmentOf.as('department'), awayFor(userId).as('for_name')])
    .orderBy(sql`approval_rounds.state <> 'open'`)
    .orderBy('approval_rounds.settled_at', 'desc')
    .orderBy('approval_rounds.opened_at')
    .orderBy('approval_rounds.id')
}
