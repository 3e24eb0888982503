import { sameTenant, type Transaction } from '@bole/platform/server'
import type { ConsentWay } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'
import type { PoolAction } from './tables.ts'

/** People in the pool to be changed, locked in the order of their numbers so that no two batches wait for each other. */
export function lockedMembers(ids: readonly number[]) {
  return pool
    .selectFrom('pool_members')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'pool_members.candidate_id'))
    .select(['pool_members.id', 'pool_members.candidate_id', 'pool_members.folder_id', 'candidates.name'])
    .select(['pool_members.owner_user_id', 'pool_members.application_id', 'candidates.email'])
    .where('pool_members.left_at', 'is', null)
    .where('pool_members.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('pool_members.id')
    .forUpdate('pool_members')
}

export type LockedMember = Awaited<ReturnType<ReturnType<typeof lockedMembers>['execute']>>[number]

/** Some members, to be changed. */
export const members = (ids: readonly number[]) =>
  pool
    .updateTable('pool_members')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)

/** Something that happened to a member. */
export interface Happened {
  readonly memberId: number
  readonly from?: number | null
  readonly to?: number | null
  /** What was asked of somebody. */
  readonly distributionId?: number | null
  /** How they said what was written down. */
  readonly how?: ConsentWay | null
}

/** Who did what, when; `userId` null: the candidate. */
interface Deed {
  readonly action: PoolAction
  readonly userId: number | null
  readonly now: Date
  readonly batchId: string
  readonly text?: string
}

/** Writes down what happened to members, and tells every screen that shows them. */
export function writeHistory(tx: Transaction, happened: readonly Happened[], deed: Deed): void {
  if (happened.length === 0) return
  const { action, userId, now, batchId, text = '' } = deed
  tx.save(
    pool.insertInto('pool_history').values(
      happened.map(({ memberId, from = null, to = null, distributionId = null, how = null }) => ({
        organisation_id: tx.organisationId,
        member_id: memberId,
        happened_at: now,
        user_id: userId,
        action,
        from_folder_id: from,
        to_folder_id: to,
        text,
        batch_id: batchId,
        distribution_id: distributionId,
        said_how: how,
      })),
    ),
  )
  tx.announce('talent')
  tx.announce('pool_folder')
}

/** Whoever leaves the pool is asked about no more. */
export function withdrawOpen(tx: Transaction, leaving: readonly { readonly id: number }[], now: Date): void {
  const ids = leaving.map(({ id }) => id)
  tx.save(
    pool
      .updateTable('pool_distributions')
      .set({ state: 'withdrawn', settled_at: now })
      .where('state', '=', 'asked')
      .where('member_id', '=', sql<number>`any(${ids}::bigint[])`),
  )
}
