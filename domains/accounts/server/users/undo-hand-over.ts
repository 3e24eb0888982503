import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { holdBoth } from './hold-both.ts'
import { keeps } from './keeper.ts'
import { works } from './open-work.ts'
import { lockUser, userNote } from './user-store.ts'

/** What the colleague has passed on or closed since stays where it is. */
export const undoHandOver: Handler<typeof accountsApi.undoHandOver> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  const handover = await tx.find(
    accounts.selectFrom('handovers').selectAll().where('id', '=', body.handover_id).forUpdate(),
  )
  if (!handover) throw notFound()
  await tx.load(holdBoth([handover.from_user_id, handover.to_user_id]))
  const user = await lockUser(tx, caller, handover.from_user_id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (handover.undone_at) throw refuse('already_undone')
  const handing = { fromId: user.id, toId: handover.to_user_id, caller, now }
  for (const work of works()) await work.takeBack(tx, handover.moved, handing)
  tx.saveOne(
    accounts.updateTable('handovers').set({ undone_at: now }).where('id', '=', handover.id),
    refuse('already_undone'),
  )
  tx.save(
    userNote(tx, {
      userId: user.id,
      actorId: caller.userId,
      action: 'undo_hand_over',
      changes: { handover: [handover.id, null] },
    }),
  )
  tx.announce('user', user.id)
  return {}
}
