import { type Handing, positionWork } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { positionsEvents } from '@bole/positions/contract'
import { sql } from 'kysely'
import { positions } from './position-store.ts'

/** Positions somebody owns that are not closed: what is left to a colleague when they leave. */
const openOf = (userId: number) =>
  positions
    .selectFrom('positions')
    .where('owner_user_id', '=', userId)
    .where('is_deleted', '=', false)
    .where('state', '!=', 'closed')

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
export const fillPositionWork = provide(positionWork, {
  list: (userId) =>
    openOf(userId)
      .select([sql<'position'>`'position'`.as('kind'), 'id', 'title'])
      .orderBy('id'),
  give: async (tx, handing) => {
    const [rows] = await tx.load(openOf(handing.fromId).select('id').orderBy('id').forUpdate())
    const ids = rows.map(({ id }) => id)
    return { position: await move(tx, ids, handing) }
  },
  takeBack: async (tx, { position = [] }, handing) => {
    await move(tx, position, { ...handing, fromId: handing.toId, toId: handing.fromId })
  },
})
