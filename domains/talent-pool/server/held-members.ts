import { sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { people } from '@bole/resumes/server'
import { type SqlBool, sql } from 'kysely'
import { pool } from './folder-store.ts'

/** Nobody is in the pool twice: where a record stands in it already, another entry that stands is not given to it. */
const hasRoomAt = (candidateId: number) =>
  sql<SqlBool>`(pool_members.left_at is not null or not exists (select from pool_members standing
    where standing.organisation_id = pool_members.organisation_id and standing.candidate_id = ${candidateId}
      and standing.left_at is null))`

/** Whose record entries of the pool are of, when records are merged and parted. */
export const fillHeldMembers = provide(people.heldMembers, {
  of: (candidateId) =>
    pool
      .selectFrom('pool_members')
      .innerJoin('pool_folders', (join) => sameTenant(join, 'pool_folders.id', 'pool_members.folder_id'))
      .select(['pool_members.id', 'pool_members.application_id', 'pool_folders.name as title'])
      .select('pool_members.added_at as at')
      .where('pool_members.candidate_id', '=', candidateId)
      .orderBy('pool_members.id'),
  move: (tx, ids, candidate_id) => {
    if (ids.length === 0) return
    tx.save(
      pool
        .updateTable('pool_members')
        .set({ candidate_id })
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where(hasRoomAt(candidate_id)),
    )
  },
})
