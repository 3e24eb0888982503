import type { Handler } from '@bole/platform/server'
import type { requisitionsApi } from '@bole/requisitions/contract'
import { lockSeen } from './lock-seen.ts'
import { placeRequisition } from './place-requisition.ts'
import { saveRequisition } from './save-requisition.ts'
import { settleDeciders, tellDeciders } from './tell-deciders.ts'

/** One that was refused is asked for anew: whoever may decide hears of it again. */
export const changeRequisition: Handler<typeof requisitionsApi.changeRequisition> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const row = await lockSeen(context, body)
  if (row.asked_by !== caller.userId) throw refuse('not_yours')
  if (row.state !== 'asked' && row.state !== 'refused') throw refuse('already_decided')
  if (body.department_id !== row.department_id) await placeRequisition(context, body.department_id)
  const { id: _, version: __, budget = row.budget, ...wanted } = body
  const again =
    row.state === 'refused'
      ? { state: 'asked' as const, asked_at: now, decided_by: null, decided_at: null, decision_reason: '' }
      : {}
  if (row.state === 'refused') await tellDeciders(tx, caller, { ...row, ...wanted })
  return saveRequisition(tx, row, { ...wanted, budget, ...again })
}

/** What was asked for is asked for no more. */
export const withdrawRequisition: Handler<typeof requisitionsApi.withdrawRequisition> = async (context) => {
  const { body, caller, tx, refuse } = context
  const row = await lockSeen(context, body)
  if (row.asked_by !== caller.userId) throw refuse('not_yours')
  if (row.state !== 'asked') throw refuse('already_decided')
  await settleDeciders(tx, row.id)
  return saveRequisition(tx, row, { state: 'withdrawn' })
}
