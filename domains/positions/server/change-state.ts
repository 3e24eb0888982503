import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import * as rules from '@bole/positions/model'
import { lockOne } from './lock-one.ts'
import { saveState } from './save-state.ts'
import { openableOf } from './standing.ts'

export const openPosition: Handler<typeof positionsApi.openPosition> = async (context) => {
  const row = await lockOne(context, context.body)
  const decision = rules.openPosition(row.state, openableOf(row))
  if ('refusal' in decision) throw context.refuse(decision.refusal)
  return saveState(context.tx, row, 'open', context.now)
}

export const closePosition: Handler<typeof positionsApi.closePosition> = async (context) => {
  const row = await lockOne(context, context.body)
  const decision = rules.closePosition(row.state)
  if ('refusal' in decision) throw context.refuse(decision.refusal)
  return saveState(context.tx, row, 'closed', context.now)
}
