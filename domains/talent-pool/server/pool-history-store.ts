import { sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pool } from './folder-store.ts'

/** The newest things that happened to somebody in the pool, in all their times in folders that are seen or in somebody's care. */
export const historyOf = (candidateId: number, folderIds: readonly number[], userId: number) =>
  pool
    .selectFrom('pool_history')
    .innerJoin('pool_members', (join) => sameTenant(join, 'pool_members.id', 'pool_history.member_id'))
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'pool_history.user_id'))
    .leftJoin('pool_folders as before', (join) =>
      sameTenant(join, 'before.id', 'pool_history.from_folder_id'),
    )
    .leftJoin('pool_folders as after', (join) => sameTenant(join, 'after.id', 'pool_history.to_folder_id'))
    .select([
      'pool_history.id',
      'pool_history.happened_at',
      'pool_history.user_id',
      'users.name as user_name',
    ])
    .select([
      'pool_history.action',
      'pool_history.from_folder_id',
      'pool_history.to_folder_id',
      'before.name as from_folder',
      'after.name as to_folder',
      'pool_history.text',
    ])
    .leftJoin('pool_distributions', (join) =>
      sameTenant(join, 'pool_distributions.id', 'pool_history.distribution_id'),
    )
    .leftJoin('users as asked', (join) => sameTenant(join, 'asked.id', 'pool_distributions.to_user_id'))
    .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'pool_distributions.position_id'))
    .select(['asked.name as to_user', 'positions.title as position', 'pool_history.said_how'])
    .where('pool_members.candidate_id', '=', candidateId)
    .where(
      sql<SqlBool>`(pool_members.folder_id = any(${folderIds}::bigint[]) or pool_members.owner_user_id = ${userId})`,
    )
    .orderBy('pool_history.id', 'desc')
    .limit(50)
