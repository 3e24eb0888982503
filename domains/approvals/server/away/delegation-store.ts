import { builtOnce, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { approvals } from '../round-store.ts'
import type { Deputy } from '../turns-of.ts'

const holdsOn = (day: string) =>
  sql<SqlBool>`(begins_on <= ${day}::date and ends_on >= ${day}::date and ended_at is null)`

/** Who answers for these people on a day. */
export const deputiesOf = builtOnce<[userIds: readonly number[], day: string], Deputy>((userIds, day) =>
  approvals
    .selectFrom('delegations')
    .select(['deputy_id as userId', 'user_id as forUserId'])
    .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
    .where(holdsOn(day))
    .orderBy('id'),
)

/** For whom somebody answers on a day. */
export const servedBy = builtOnce<[deputyId: number, day: string], { id: number; name: string }>(
  (deputyId, day) =>
    approvals
      .selectFrom('delegations')
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'delegations.user_id'))
      .select(['users.id', 'users.name'])
      .where('deputy_id', '=', deputyId)
      .where(holdsOn(day))
      .orderBy('users.id'),
)

/** Everything somebody is part of, the latest days first. */
export const delegationsWith = (userId: number) =>
  approvals
    .selectFrom('delegations')
    .where(sql<SqlBool>`(delegations.user_id = ${userId} or delegations.deputy_id = ${userId})`)

/** When somebody is away in these days already. */
export const overlapping = (userId: number, from: string, to: string) =>
  approvals
    .selectFrom('delegations')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(sql<SqlBool>`(begins_on <= ${to}::date and ends_on >= ${from}::date)`)

/** The applications in whose open approval somebody was asked. */
export const openWith = (userId: number) =>
  approvals
    .selectFrom('approval_rounds')
    .innerJoin('approval_steps', (join) => sameTenant(join, 'approval_steps.round_id', 'approval_rounds.id'))
    .select('approval_rounds.application_id as id')
    .where('approval_rounds.state', '=', 'open')
    .where('approval_steps.user_id', '=', userId)
