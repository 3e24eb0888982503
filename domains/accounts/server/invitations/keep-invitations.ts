import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { keepsInvitation, lockInvitation } from './invitation-store.ts'
import { newLink, sendLinks } from './send-links.ts'

/** A new link takes the place of the old one, also where that had run out or was taken back. */
export const inviteAgain: Handler<typeof accountsApi.inviteAgain> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  const invitation = await lockInvitation(tx, caller, body.id)
  if (invitation.accepted_at) throw refuse('has_joined')
  const chosen = await chosenRole(tx, caller, invitation)
  if (!chosen || chosen.isTooMuch || !keepsInvitation(caller, chosen)) throw refuse('role_too_high')
  const { link, columns } = newLink(now)
  tx.save(
    accounts
      .updateTable('invitations')
      .set({ ...columns, cancelled_at: null, invited_by: caller.userId })
      .where('id', '=', body.id),
  )
  tx.announce('invitation')
  return sendLinks(context, [{ id: body.id, email: invitation.email, link }])
}

export const cancelInvitation: Handler<typeof accountsApi.cancelInvitation> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  const invitation = await lockInvitation(tx, caller, body.id)
  if (invitation.accepted_at) throw refuse('has_joined')
  if (!keepsInvitation(caller, invitation)) throw refuse('role_too_high')
  tx.save(accounts.updateTable('invitations').set({ cancelled_at: now }).where('id', '=', body.id))
  tx.announce('invitation')
  return {}
}
