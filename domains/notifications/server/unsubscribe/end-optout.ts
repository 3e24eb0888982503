import type { notificationsApi } from '@bole/notifications/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'
import { optoutsSeenBy } from './optout-store.ts'

/** Somebody of staff has it that messages reach an address again, and says why: its owner asked for it in another way. */
export const endOptout: Handler<typeof notificationsApi.endOptout> = async (context) => {
  const { body, tx, caller, now, refuse } = context
  const seen = optoutsSeenBy(caller).select('notify_optouts.ended_at')
  const optout = await tx.find(seen.where('notify_optouts.id', '=', body.id).forUpdate('notify_optouts'))
  if (!optout) throw notFound()
  if (optout.ended_at !== null) throw refuse('wants_messages_already')
  const ended = { ended_at: now, ended_by: caller.userId, reason: body.reason }
  tx.save(notifications.updateTable('notify_optouts').set(ended).where('id', '=', body.id))
  tx.announce('notify_optout', body.id)
  return {}
}
