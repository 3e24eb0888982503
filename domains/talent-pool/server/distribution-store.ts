import { type Caller, sameTenant } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { type SqlBool, sql } from 'kysely'
import { pool } from './folder-store.ts'

/** What is asked and not answered yet about these members, with whom it is about; the newest last. */
export function openDistributions(memberIds: readonly number[]) {
  return pool
    .selectFrom('pool_distributions')
    .innerJoin('users as asked', (join) => sameTenant(join, 'asked.id', 'pool_distributions.to_user_id'))
    .leftJoin('users as asker', (join) => sameTenant(join, 'asker.id', 'pool_distributions.from_user_id'))
    .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'pool_distributions.position_id'))
    .select(['pool_distributions.id', 'pool_distributions.member_id', 'pool_distributions.state'])
    .select(['pool_distributions.to_user_id', 'pool_distributions.from_user_id', 'asker.name as asker'])
    .select(['pool_distributions.position_id', 'positions.title as position', 'asked.name as asked'])
    .select(['pool_distributions.text', 'pool_distributions.asked_at'])
    .where('pool_distributions.state', '=', 'asked')
    .where('pool_distributions.member_id', '=', sql<number>`any(${memberIds}::bigint[])`)
    .orderBy('pool_distributions.id')
}

export type OpenDistribution = Awaited<ReturnType<ReturnType<typeof openDistributions>['execute']>>[number]

/** A member is asked about, and by or of somebody. */
export const isGiven = (userId: number, given: 'to_me' | 'by_me') =>
  sql<SqlBool>`exists (select from pool_distributions d where d.organisation_id = pool_members.organisation_id
    and d.member_id = pool_members.id and d.state = 'asked'
    and case when ${given} = 'to_me' then d.to_user_id else d.from_user_id end = ${userId})`

/** A position as far as the caller sees it. */
export function seenPosition(id: number, caller: Caller) {
  return pool
    .selectFrom('positions')
    .select('positions.state')
    .where('positions.id', '=', id)
    .where('positions.is_deleted', '=', false)
    .where(positionsWithinScope(caller))
}

/** Whom of these people a position has in its process already. */
export function appliedTo(positionIds: readonly number[], candidateIds: readonly number[]) {
  return pool
    .selectFrom('applications')
    .select(['applications.position_id', 'applications.candidate_id'])
    .where('applications.position_id', '=', sql<number>`any(${positionIds}::bigint[])`)
    .where('applications.candidate_id', '=', sql<number>`any(${candidateIds}::bigint[])`)
    .where('applications.is_listed', '=', true)
}
