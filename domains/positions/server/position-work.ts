import { type Handing, openWork } from '@bole/accounts/server'
import { may, type Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { positionsEvents } from '@bole/positions/contract'
import { sql } from 'kysely'
import { positions } from './position-store.ts'
import { positionsWithinScope } from './scope.ts'

/** Positions that are not closed: what is left to a colleague when their owner leaves. */
const open = positions.selectFrom('positions').where('is_deleted', '=', false).where('state', '!=', 'closed')

const openOf = (userId: number) => open.where('owner_user_id', '=', userId)

async function move(
  tx: Transaction,
  ids: readonly number[],
  { fromId: from, toId: to, caller }: Handing,
): Promise<number[]> {
  const [moved] = await tx.load(
    positions
      .updateTable('positions')
      .set({ owner_user_id: to, version: sql`version + 1` })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('owner_user_id', '=', from)
      .returning('id'),
  )
  for (const { id } of moved) {
    tx.announce('position', id)
    tx.emit(positionsEvents.changedOwner, { position_id: id, owner_id: to, by: caller.userId })
  }
  return moved.map(({ id }) => id)
}

/** The owner of a position may leave, and come back. */
export const fillPositionWork = provide(openWork.positions, {
  count: (userIds) =>
    open
      .where('owner_user_id', '=', sql<number>`any(${userIds}::bigint[])`)
      .select([
        sql<number>`owner_user_id`.as('user_id'),
        sql<'position'>`'position'`.as('kind'),
        sql<number>`count(*)`.as('total'),
      ])
      .groupBy('owner_user_id'),
  titles: (reader, userId, most) =>
    may(reader, 'positions.view')
      ? [
          openOf(userId)
            .where(positionsWithinScope(reader))
            .select([sql<'position'>`'position'`.as('kind'), 'title'])
            .orderBy('id')
            .limit(most),
        ]
      : [],
  give: async (tx, handing) => {
    const [rows] = await tx.load(openOf(handing.fromId).select('id').orderBy('id').forUpdate())
    const ids = rows.map(({ id }) => id)
    return { position: await move(tx, ids, handing) }
  },
  takeBack: async (tx, { position = [] }, handing) => {
    await move(tx, position, { ...handing, fromId: handing.toId, toId: handing.fromId })
  },
})
