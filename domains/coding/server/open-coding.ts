import type { codingApi } from '@bole/coding/contract'
import type { Handler } from '@bole/platform/server'
import { enterAsStaff, turnCodingOff, turnCodingOn } from '@bole/rooms/server'
import { requireSetting } from './enter-program.ts'

type Api = typeof codingApi

export const openProgram: Handler<Api['openProgram']> = async ({ query, caller, tx, now, refuse }) => {
  const entering = await enterAsStaff(tx, caller, query.schedule_id, now)
  requireSetting(entering, refuse)
  turnCodingOn(tx, entering, { now, refuse })
  tx.announce('coding_program', { interview: query.schedule_id })
  return { program_status: 1 }
}

export const closeProgram: Handler<Api['closeProgram']> = async ({ query, caller, tx, now, refuse }) => {
  const entering = await enterAsStaff(tx, caller, query.schedule_id, now)
  if (!entering.part?.acts) throw refuse('not_yours')
  turnCodingOff(tx, entering)
  tx.announce('coding_program', { interview: query.schedule_id })
  return { program_status: 0 }
}
