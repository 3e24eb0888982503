import { type Handler, inserted } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { insertPositions } from './insert-positions.ts'
import { preparePositions } from './prepare-positions.ts'
import { mayManage } from './scope.ts'

export const createPosition: Handler<typeof positionsApi.createPosition> = async (context) => {
  const { body, caller, refuse } = context
  if (!mayManage(caller)) throw refuse('read_only')
  const prepared = await preparePositions(context, [body])
  for (const { faults } of prepared) for (const { refusal } of faults) throw refuse(refusal)
  const [id] = await insertPositions(
    context,
    prepared.map(({ position }) => position),
  )
  return { id: inserted(id) }
}
