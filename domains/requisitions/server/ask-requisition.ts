import { type Handler, inserted } from '@bole/platform/server'
import type { requisitionsApi } from '@bole/requisitions/contract'
import { placeRequisition } from './place-requisition.ts'
import { requisitions } from './requisition-store.ts'
import { tellDeciders } from './tell-deciders.ts'

/** Whoever may decide hears of it. */
export const askRequisition: Handler<typeof requisitionsApi.askRequisition> = async (context) => {
  const { body, caller, tx, now } = context
  await placeRequisition(context, body.department_id)
  const { budget = null, ...wanted } = body
  const { id } = inserted(
    await tx.find(
      requisitions
        .insertInto('requisitions')
        .values({
          ...wanted,
          budget,
          organisation_id: tx.organisationId,
          asked_by: caller.userId,
          asked_at: now,
        })
        .returning('id'),
    ),
  )
  await tellDeciders(tx, caller, { ...body, id })
  tx.announce('requisition', id)
  return { id, version: 1 }
}
