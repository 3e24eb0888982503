import { type Handler, sameTenant } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import type { requisitionsApi } from '@bole/requisitions/contract'
import { sql } from 'kysely'
import { lockSeen } from './lock-seen.ts'
import { requisitions } from './requisition-store.ts'
import { saveRequisition } from './save-requisition.ts'

/** The positions named replace those the caller sees of the ones there were; others' stay. A position belongs to one requisition. */
export const linkPositions: Handler<typeof requisitionsApi.linkPositions> = async (context) => {
  const { body, caller, tx, refuse } = context
  const row = await lockSeen(context, body)
  if (row.state !== 'approved') throw refuse('not_approved')
  const ids = [...new Set(body.position_ids)]
  const [, visible, linked] = await tx.load(
    tx.hold('requisition positions'),
    requisitions
      .selectFrom('positions')
      .select(['id', 'title', 'origin', 'is_deleted'])
      .where(positionsWithinScope(caller)),
    requisitions
      .selectFrom('requisition_positions')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'requisition_positions.position_id'))
      .select(['requisition_positions.requisition_id', 'requisition_positions.position_id'])
      .select('positions.title')
      .where((or) =>
        or.or([
          or('requisition_positions.requisition_id', '=', row.id),
          or('requisition_positions.position_id', '=', sql<number>`any(${ids}::bigint[])`),
        ]),
      ),
  )
  const known = ids.map((id) => visible.find((position) => position.id === id && !position.is_deleted))
  if (known.some((position) => position === undefined)) throw refuse('unknown_position')
  if (known.some((position) => position?.origin !== row.origin)) throw refuse('other_origin')
  const elsewhere = linked.find((link) => link.requisition_id !== row.id && ids.includes(link.position_id))
  if (elsewhere) throw refuse('linked_elsewhere', { values: { title: elsewhere.title } })
  const own = linked.filter((link) => link.requisition_id === row.id).map((link) => link.position_id)
  const gone = own.filter((id) => !ids.includes(id) && visible.some((position) => position.id === id))
  tx.save(
    requisitions
      .deleteFrom('requisition_positions')
      .where('requisition_id', '=', row.id)
      .where('position_id', '=', sql<number>`any(${gone}::bigint[])`),
  )
  const added = ids.filter((id) => !own.includes(id))
  const values = added.map((position_id) => ({
    ...{ organisation_id: tx.organisationId, requisition_id: row.id, position_id },
  }))
  if (values.length > 0) tx.save(requisitions.insertInto('requisition_positions').values(values))
  return saveRequisition(tx, row, {})
}
