import { randomUUID } from 'node:crypto'
import { type Handing, type MovedWork, openWork } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { type SqlBool, sql } from 'kysely'
import { pool } from './folder-store.ts'
import { members, writeHistory } from './member-store.ts'

const among = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

const standing = pool.selectFrom('pool_members').where('left_at', 'is', null)
const asked = pool.selectFrom('pool_distributions').where('state', '=', 'asked')
/** Whose place a merge ended is nobody's to answer, and goes along with the rest should the two be parted. */
const isStanding = sql<SqlBool>`exists (select from pool_members m where m.organisation_id = pool_distributions.organisation_id
  and m.id = pool_distributions.member_id and m.left_at is null)`
const kept = pool.selectFrom('pool_folders').where('is_deleted', '=', false)

type Kind = 'talent' | 'talent_asked' | 'pool_folder'
const kind = (name: Kind) => sql<Kind>`${sql.lit(name)}`
const total = sql<number>`count(*)::int`

/** A right of the one that the other has not, so that nobody has the same twice. */
const isOnlyOf = (toId: number) => sql<SqlBool>`not exists (select from pool_folder_rights has
  where has.organisation_id = pool_folder_rights.organisation_id and has.folder_id = pool_folder_rights.folder_id
    and has.user_id = ${toId} and has.level = pool_folder_rights.level)`

/** Moves what of these is the one's to the other, and answers what it was. */
async function pass(tx: Transaction, ids: MovedWork, fromId: number, toId: number) {
  const { talent = [], talent_asked = [], pool_folder = [], pool_rights = [] } = ids
  const [people, questions, folders, rights] = await tx.load(
    members(talent)
      .set({ owner_user_id: toId })
      .where('owner_user_id', '=', fromId)
      .where('left_at', 'is', null)
      .returning('id'),
    pool
      .updateTable('pool_distributions')
      .set({ to_user_id: toId })
      .where('id', '=', among(talent_asked))
      .where('to_user_id', '=', fromId)
      .where('state', '=', 'asked')
      .returning('id'),
    pool
      .updateTable('pool_folders')
      .set(({ eb }) => ({ created_by: toId, version: eb('version', '+', 1) }))
      .where('id', '=', among(pool_folder))
      .where('created_by', '=', fromId)
      .returning('id'),
    pool
      .updateTable('pool_folder_rights')
      .set({ user_id: toId })
      .where('id', '=', among(pool_rights))
      .where('user_id', '=', fromId)
      .where(isOnlyOf(toId))
      .returning('id'),
  )
  tx.announce('talent')
  tx.announce('pool_folder')
  const of = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  return {
    talent: of(people),
    talent_asked: of(questions),
    pool_folder: of(folders),
    pool_rights: of(rights),
  }
}

/** Each whose owner it was has it in their history. */
function note(tx: Transaction, ids: readonly number[], { caller, now }: Handing): void {
  const happened = ids.map((memberId) => ({ memberId }))
  writeHistory(tx, happened, { action: 'handed', userId: caller.userId, now, batchId: randomUUID() })
}

/** Who of the pool somebody looks after, about whom they are asked, and folders they made. */
export const fillPoolWork = provide(openWork.pool, {
  count: (userIds) =>
    standing
      .where('owner_user_id', '=', among(userIds))
      .select([sql<number>`owner_user_id`.as('user_id'), kind('talent').as('kind'), total.as('total')])
      .groupBy('owner_user_id')
      .unionAll(
        asked
          .where('to_user_id', '=', among(userIds))
          .where(isStanding)
          .select(['to_user_id as user_id', kind('talent_asked').as('kind'), total.as('total')])
          .groupBy('to_user_id'),
      )
      .unionAll(
        kept
          .where('created_by', '=', among(userIds))
          .select([sql<number>`created_by`.as('user_id'), kind('pool_folder').as('kind'), total.as('total')])
          .groupBy('created_by'),
      ),
  // People of the pool are named on its own screen alone, to whom their folders are shown.
  titles: () => [],
  give: async (tx, handing) => {
    const { fromId, toId } = handing
    const [people, questions, folders, rights] = await tx.load(
      standing.where('owner_user_id', '=', fromId).select('id').orderBy('id').forUpdate(),
      asked.where('to_user_id', '=', fromId).select('id').orderBy('id').forUpdate(),
      kept.where('created_by', '=', fromId).select('id').orderBy('id').forUpdate(),
      pool.selectFrom('pool_folder_rights').where('user_id', '=', fromId).select('id').orderBy('id'),
    )
    const of = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
    const moved = await pass(
      tx,
      { talent: of(people), talent_asked: of(questions), pool_folder: of(folders), pool_rights: of(rights) },
      fromId,
      toId,
    )
    note(tx, moved.talent, handing)
    return moved
  },
  takeBack: async (tx, moved, handing) => {
    const back = await pass(tx, moved, handing.toId, handing.fromId)
    note(tx, back.talent, handing)
  },
})
