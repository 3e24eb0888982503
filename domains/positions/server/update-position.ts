import type { Handler } from '@bole/platform/server'
import { type positionsApi, positionsEvents } from '@bole/positions/contract'
import { missingToStayOpen } from '@bole/positions/model'
import { stepAt, underWay } from '@bole/processes/model'
import { lockOne } from './lock-one.ts'
import { columnsOf, mergeChanges } from './merge-changes.ts'
import { placePositions } from './place-positions.ts'
import { positions } from './position-store.ts'
import { openableOf } from './standing.ts'

/** An open position stays one that could be opened; people who applied stay in the project and the stages they are in. */
export const updatePosition: Handler<typeof positionsApi.updatePosition> = async (context) => {
  const { body, caller, tx, refuse } = context
  const row = await lockOne(context, body)
  const wanted = mergeChanges(row, body)
  if (wanted.theme_id !== row.project_id && row.has_applications) throw refuse('has_applications')
  const keeps = {
    process: wanted.process_id === row.process_id,
    owner: wanted.owner_id === row.owner_user_id,
  }
  const [placed] = await placePositions(tx, caller, [wanted], keeps)
  if (!placed) throw new Error('a wanted place has no answer')
  for (const { refusal } of placed.misfits) throw refuse(refusal)
  if (!keeps.process) {
    const count = underWay(row.counts.filter((row) => !stepAt(placed.steps, row)))
    if (count > 0) throw refuse('stage_in_use', { values: { count } })
  }
  const [missing] = missingToStayOpen(openableOf(row), {
    title: wanted.title,
    cities: wanted.city_list,
    headCount: wanted.head_count,
    texts: [wanted.description, wanted.requirements],
    isProcessDeleted: placed.isProcessDeleted,
    isProjectDeleted: false,
  })
  if (row.state === 'open' && missing) throw refuse(missing)
  const version = row.version + 1
  tx.saveOne(
    positions
      .updateTable('positions')
      .set({ ...columnsOf(wanted), origin: placed.origin, version })
      .where('id', '=', row.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  if (wanted.department_id !== row.department_id) {
    tx.emit(positionsEvents.changedDepartment, { position_id: row.id, department_id: wanted.department_id })
  }
  if (!keeps.process)
    tx.emit(positionsEvents.changedProcess, { position_id: row.id, process_id: wanted.process_id })
  if (!keeps.owner)
    tx.emit(positionsEvents.changedOwner, {
      position_id: row.id,
      owner_id: wanted.owner_id,
      by: caller.userId,
    })
  tx.announce('position', row.id)
  return { id: row.id, version, state: row.state }
}
