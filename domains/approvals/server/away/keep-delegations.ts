import { colleagues } from '@bole/accounts/server'
import type { approvalsApi } from '@bole/approvals/contract'
import { dayOf, faultOfSpan } from '@bole/approvals/model'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { approvals } from '../round-store.ts'
import { overlapping } from './delegation-store.ts'
import { mayDecide } from './may-decide.ts'
import { planTurns, turnAgain } from './turn-again.ts'

type Api = typeof approvalsApi

/** Somebody answers for the caller; where the days have begun, for what waits already. */
export const createDelegation: Handler<Api['createDelegation']> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const { deputy_id, begins_on, ends_on } = body
  const user_id = caller.userId
  if (deputy_id === user_id) throw refuse('deputy_is_oneself')
  const [, [deputy], [away]] = await tx.load(
    tx.hold(`delegations ${user_id}`),
    colleagues([deputy_id]),
    overlapping(user_id, begins_on, ends_on),
  )
  if (!deputy) throw refuse('unknown_person')
  if (!mayDecide(deputy)) throw refuse('deputy_may_not_decide', { values: { name: deputy.name } })
  const fault = faultOfSpan(body, dayOf(now))
  if (fault) throw refuse(fault)
  if (away) throw refuse('away_already')
  const row = { organisation_id: tx.organisationId, user_id, deputy_id, begins_on, ends_on }
  const { id } = inserted(await tx.find(approvals.insertInto('delegations').values(row).returning('id')))
  await turnAgain(tx, user_id, now)
  planTurns(tx, user_id, body, now)
  tx.announce('delegation', id)
  return { id, version: 1 }
}

/** The caller answers again; what the deputy answered stays answered. */
export const endDelegation: Handler<Api['endDelegation']> = async ({ body, caller, tx, now }) => {
  const gone = await tx.find(
    approvals
      .updateTable('delegations')
      .set({ ended_at: now })
      .where('id', '=', body.id)
      .where('user_id', '=', caller.userId)
      .where('ended_at', 'is', null)
      .where('ends_on', '>=', dayOf(now))
      .returning('id'),
  )
  if (!gone) throw notFound()
  await turnAgain(tx, caller.userId, now)
  tx.announce('delegation', body.id)
  return {}
}
