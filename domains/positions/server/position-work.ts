import { positionWork } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { positions } from './position-store.ts'

/** Positions somebody owns that are not closed: what is left to a colleague when they leave. */
const openOf = (userId: number) =>
  positions
    .selectFrom('positions')
    .where('owner_user_id', '=', userId)
    .where('is_deleted', '=', false)
    .where('state', '!=', 'closed')

async function move(tx: Transaction, ids: readonly number[], from: number, to: number): Promise<number[]> {
  const [moved] = await tx.load(
    positions
      .updateTable('positions')
      .set({ owner_user_id: to, version: sql`version + 1` })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('owner_user_id', '=', from)
      .returning('id'),
  )
  for (const { id } of moved) tx.announce('position', id)
  return moved.map(({ id }) => id)
}

/** The owner of a position may leave, and come back. */
export const fillPositionWork = provide(positionWork, {
  list: (userId) =>
    openOf(userId)
      .select([sql<'position'>`'position'`.as('kind'), 'id', 'title'])
      .orderBy('id'),
  give: async (tx, { fromId, toId }) => {
    const [rows] = await tx.load(openOf(fromId).select('id').orderBy('id').forUpdate())
    const ids = rows.map(({ id }) => id)
    return { position: await move(tx, ids, fromId, toId) }
  },
  takeBack: async (tx, { position = [] }, { fromId, toId }) => {
    await move(tx, position, toId, fromId)
  },
})
