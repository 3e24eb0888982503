import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { follow } from './follow-invitation.ts'
import { openInvitation } from './invitation-store.ts'

export const viewInvitation: Handler<typeof accountsApi.viewInvitation> = async (context) => {
  const { body, tx, refuse, now } = context
  const found = await follow(tx, body.token, now)
  if (!found) throw refuse('invitation_over')
  const [[shown], [own]] = await tx.load(
    openInvitation(found.id),
    accounts.selectFrom('organisations').select('name').where('id', '=', tx.organisationId),
  )
  if (!shown || !own) throw refuse('invitation_over')
  const { email, inviter_name } = shown
  return { email, inviter_name, organisation_name: own.name }
}
