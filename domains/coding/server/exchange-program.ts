import type { codingApi } from '@bole/coding/contract'
import type { Handler } from '@bole/platform/server'
import { enterAsStaff } from '@bole/rooms/server'
import { enterAsVisitor } from './enter-program.ts'
import { exchange } from './exchange.ts'

type Api = typeof codingApi

export const syncProgram: Handler<Api['syncProgram']> = async (context) => {
  const { body, caller, tx, now } = context
  return exchange(context, await enterAsStaff(tx, caller, body.schedule_id, now), body)
}

export const visitProgram: Handler<Api['visitProgram']> = async (context) => {
  const { body, tx, now, refuse } = context
  const said = { ...body, program_map_id: body.shown_program === 0 ? undefined : body.shown_program }
  return exchange(context, await enterAsVisitor(tx, body.token, now, refuse), said)
}
