import { sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'

/** What can be taken back. */
const undoable = ['kept', 'moved', 'removed'] as const

/** What a batch did, with whether something happened to its people since. */
export const doneBy = (batchId: string) =>
  pool
    .selectFrom('pool_history')
    .innerJoin('pool_members', (join) => sameTenant(join, 'pool_members.id', 'pool_history.member_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'pool_members.candidate_id'))
    .select(['pool_history.member_id', 'pool_history.action', 'pool_history.happened_at'])
    .select(['pool_history.from_folder_id', 'pool_history.to_folder_id', 'candidates.name'])
    .select('pool_members.owner_user_id')
    .select(sql<number>`person_now(candidates.id)`.as('candidate_id'))
    .select(
      sql<boolean>`exists (select from pool_history later where later.organisation_id = pool_history.organisation_id
        and later.member_id = pool_history.member_id and later.id > pool_history.id)`.as('has_gone_on'),
    )
    .select(
      sql<boolean>`exists (select from pool_members other where other.organisation_id = pool_members.organisation_id
        and other.candidate_id = pool_members.candidate_id and other.id <> pool_members.id and other.left_at is null)`.as(
        'is_kept_again',
      ),
    )
    .where('pool_history.batch_id', '=', batchId)
    .where('pool_history.action', 'in', undoable)
    .orderBy('pool_members.id')
    .forUpdate('pool_members')

export type DoneRow = Awaited<ReturnType<ReturnType<typeof doneBy>['execute']>>[number]
