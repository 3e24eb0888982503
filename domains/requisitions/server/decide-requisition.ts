import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import type { Handler } from '@bole/platform/server'
import type { requisitionsApi } from '@bole/requisitions/contract'
import { whyNotDecide } from '@bole/requisitions/model'
import { lockSeen } from './lock-seen.ts'
import { saveRequisition } from './save-requisition.ts'
import { settleDeciders } from './tell-deciders.ts'

/** Decided once; whoever asked hears of it. */
export const decideRequisition: Handler<typeof requisitionsApi.decideRequisition> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const row = await lockSeen(context, body)
  const why = whyNotDecide(row.state, body.decision, body.reason)
  if (why) throw refuse(why)
  await settleDeciders(tx, row.id)
  if (row.asked_by !== null && row.asked_by !== caller.userId)
    tell(tx, [
      {
        userId: row.asked_by,
        kind: body.decision === 'approved' ? 'requisition_approved' : 'requisition_refused',
        facts: { by: caller.name, title: row.title, reason: body.reason },
        link: ways.requisition(row.origin, row.id),
      },
    ])
  return saveRequisition(tx, row, {
    state: body.decision,
    decided_by: caller.userId,
    decided_at: now,
    decision_reason: body.reason,
  })
}
