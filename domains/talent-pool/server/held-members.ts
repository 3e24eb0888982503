import { dayOf } from '@bole/approvals/model'
import { sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { people } from '@bole/resumes/server'
import { leavingByMerge } from '@bole/talent-pool/model'
import { type SqlBool, sql } from 'kysely'
import { consentsOf } from './consent-store.ts'
import { pool } from './folder-store.ts'
import { members } from './member-store.ts'
import { lookOn } from './plan-look.ts'

/** Nobody is in the pool twice: where a record stands in it already, another entry that stands is not given to it. */
const hasRoomAt = (candidateId: number) =>
  sql<SqlBool>`(pool_members.left_at is not null or not exists (select from pool_members standing
    where standing.organisation_id = pool_members.organisation_id and standing.candidate_id = ${candidateId}
      and standing.left_at is null))`

/** Whose record entries of the pool are of, when records are merged and parted. */
export const fillHeldMembers = provide(people.heldAbove.member, {
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

/** What was said stays with the record it was said of; merges of before gave it to the kept one, and give it back, where it has none. */
const isGivenBack = (candidateId: number) =>
  sql<SqlBool>`exists (select from candidates c where c.organisation_id = pool_consents.organisation_id
    and c.id = ${candidateId} and c.merged_into is not null) and not exists (select from pool_consents said
    where said.organisation_id = pool_consents.organisation_id and said.candidate_id = ${candidateId})`

/** Whose record agreements to be kept are of, when records are merged and parted. */
export const fillHeldConsents = provide(people.heldAbove.consent, {
  of: (candidateId) =>
    pool
      .selectFrom('pool_consents')
      .select(['id', sql<number | null>`null::bigint`.as('application_id')])
      .select(sql<string>`coalesce(ends_on::text, '')`.as('title'))
      .select(sql<Date>`coalesce(asked_at, given_on::timestamptz, withdrawn_at, now())`.as('at'))
      .where('candidate_id', '=', candidateId),
  move: (tx, ids, candidate_id) => {
    if (ids.length === 0) return
    tx.save(
      pool
        .updateTable('pool_consents')
        .set({ candidate_id })
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where(isGivenBack(candidate_id)),
    )
  },
})

const standingOf = (candidateIds: readonly number[]) =>
  pool
    .selectFrom('pool_members')
    .select(['id', 'candidate_id'])
    .where('candidate_id', '=', sql<number>`any(${candidateIds}::bigint[])`)
    .where('left_at', 'is', null)
    .forUpdate()

/** What a merge means for the pool: nobody stands twice, and who took the agreement back on either record is kept no more. */
export const fillMerging = provide(people.followingMerges, {
  merged: async (tx, { keptId, otherId, mergeId, at }) => {
    const [standing, mine, theirs] = await tx.load(
      standingOf([keptId, otherId]),
      consentsOf([keptId]),
      consentsOf([otherId]),
    )
    const leaving = leavingByMerge(standing, [...mine, ...theirs], keptId)
    if (leaving.length === 0) return
    const left = { left_at: at, left_because: 'merged' as const, left_by_merge: mergeId }
    tx.save(members(leaving.map(({ id }) => id)).set(left))
    tx.announce('talent')
    tx.announce('pool_folder')
  },
  parted: async (tx, { keptId, mergeId, at }) => {
    const [said] = await tx.load(consentsOf([keptId]))
    tx.save(
      pool
        .updateTable('pool_members')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .set({ left_at: null, left_because: null, left_by_merge: null })
        .where('left_by_merge', '=', mergeId)
        .where(
          sql<SqlBool>`not exists (select from pool_members standing where standing.organisation_id = pool_members.organisation_id
            and standing.candidate_id = pool_members.candidate_id and standing.left_at is null)`,
        ),
    )
    for (const { id } of said) lookOn(tx, id, dayOf(at))
    tx.announce('talent')
    tx.announce('pool_folder')
  },
})
