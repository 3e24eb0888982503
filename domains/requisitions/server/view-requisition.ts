import { type Handler, notFound } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import type { requisitionsApi } from '@bole/requisitions/contract'
import { sql } from 'kysely'
import { presentRequisition } from './present.ts'
import { positionsFilling, requisitions, requisitionsInFull } from './requisition-store.ts'

export const viewRequisition: Handler<typeof requisitionsApi.viewRequisition> = async ({
  query,
  caller,
  tx,
}) => {
  const row = await tx.find(requisitionsInFull(caller).where('requisitions.id', '=', query.id))
  if (!row) throw notFound()
  const filling = await positionsFilling(tx, caller, [row.id])
  const [visible] = await tx.load(
    requisitions
      .selectFrom('positions')
      .select('id')
      .where('id', '=', sql<number>`any(${filling.map(({ id }) => id)}::bigint[])`)
      .where(positionsWithinScope(caller)),
  )
  const shown = filling.filter((position) => visible.some(({ id }) => id === position.id))
  return {
    requisition: {
      ...presentRequisition(row, filling, caller),
      positions: shown.map(({ requisition_id: _, joined, ...position }) => ({
        ...position,
        joined_count: joined,
      })),
      hidden_position_count: filling.length - shown.length,
    },
  }
}
