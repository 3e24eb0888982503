import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { amountOf, type MovedWork } from '../../model/open-work.ts'
import { accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'
import { holdBoth } from './hold-both.ts'
import { keeps } from './keeper.ts'
import { works } from './open-work.ts'
import { lockUser, userNote } from './user-store.ts'

/** All of it or nothing. What has happened keeps the name of who did it. */
export const handOver: Handler<typeof accountsApi.handOver> = async ({ body, caller, tx, refuse, now }) => {
  await tx.load(holdBoth([body.id, body.to_id]))
  const user = await lockUser(tx, caller, body.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  const colleague = await tx.find(
    accounts.selectFrom('users').select(['id', 'name']).where('id', '=', body.to_id).where(canBeChosen),
  )
  if (!colleague || colleague.id === user.id) throw refuse('unknown_colleague')
  const handing = { fromId: user.id, toId: colleague.id, caller, now }
  let moved: MovedWork = {}
  for (const work of works()) moved = { ...moved, ...(await work.give(tx, handing)) }
  const { id } = inserted(
    await tx.find(
      accounts
        .insertInto('handovers')
        .values({
          organisation_id: tx.organisationId,
          from_user_id: user.id,
          to_user_id: colleague.id,
          actor_id: caller.userId,
          moved: JSON.stringify(moved),
        })
        .returning('id'),
    ),
  )
  const done = amountOf(moved)
  const changes = { work: [user.name, colleague.name], handover: [done, id] } as const
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'hand_over', changes }))
  tx.announce('user', user.id)
  return { handover_id: id, done }
}
