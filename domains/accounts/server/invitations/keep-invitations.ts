import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { mayGive } from '../../model/roles.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { roleOf } from '../users/keeper.ts'
import { newLink, sendLinks } from './send-links.ts'

/** A new link takes the place of the old one, also where that had run out or was taken back. */
export const inviteAgain: Handler<typeof accountsApi.inviteAgain> = async (context) => {
  const { body, caller, tx, refuse, now } = context
  const invitation = await lockInvitation(tx, body.id)
  if (invitation.accepted_at) throw refuse('has_joined')
  const chosen = await chosenRole(tx, caller, invitation)
  if (!chosen || chosen.isTooMuch || !mayGive(roleOf(caller), chosen.role)) throw refuse('role_too_high')
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
  const { body, tx, refuse, now } = context
  const invitation = await lockInvitation(tx, body.id)
  if (invitation.accepted_at) throw refuse('has_joined')
  tx.save(accounts.updateTable('invitations').set({ cancelled_at: now }).where('id', '=', body.id))
  tx.announce('invitation')
  return {}
}

async function lockInvitation(tx: Transaction, id: number) {
  const found = await tx.find(accounts.selectFrom('invitations').selectAll().where('id', '=', id).forUpdate())
  if (!found) throw notFound()
  return found
}
