import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { closePosition, openPosition } from '@bole/positions/model'
import { saveState } from '../save-state.ts'
import { openableOf } from '../standing.ts'
import { changeEach } from './change-each.ts'

/** Several opened or closed at once; each that cannot be says why. */
export const changeManyStates: Handler<typeof positionsApi.changeManyStates> = (context) => {
  const { body, tx, now } = context
  return changeEach(context, body.positions, (row) => {
    const { state } = row
    const decision = body.state === 'open' ? openPosition(state, openableOf(row)) : closePosition(state)
    return 'refusal' in decision ? decision.refusal : saveState(tx, row, body.state, now)
  })
}
