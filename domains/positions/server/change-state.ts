import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import * as rules from '@bole/positions/model'
import { lockOne } from './lock-one.ts'
import { saveState } from './save-state.ts'
import { openableOf } from './standing.ts'

export const openPosition: Handler<typeof positionsApi.openPosition> = async (context) => {
  const row = await lockOne(context, context.body)
  const decision = rules.openPosition(row.state, openableOf(row))
  if (!('refusal' in decision)) return saveState(context.tx, row, 'open', context.now)
  if (decision.refusal === 'not_open') throw new Error('opening refuses what is not open')
  throw context.refuse(decision.refusal)
}

export const closePosition: Handler<typeof positionsApi.closePosition> = async (context) => {
  const row = await lockOne(context, context.body)
  const decision = rules.closePosition(row.state)
  if ('refusal' in decision) throw context.refuse('not_open')
  return saveState(context.tx, row, 'closed', context.now)
}
