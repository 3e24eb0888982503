import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { isPlainName } from '../../model/plain-name.ts'
import { seesByDepartment } from '../../model/role-rights.ts'
import { mayGive } from '../../model/roles.ts'
import { accounts } from '../account-store.ts'
import { faultOfPassword } from '../faulty-password.ts'
import { hashPassword } from '../password-hash.ts'
import { keptRole } from '../roles/chosen-role.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { userNote } from '../users/user-store.ts'
import { isUsernameTaken } from '../users/username.ts'
import { follow } from './follow-invitation.ts'
import { openInvitation } from './invitation-store.ts'

/** Of two who follow one link one joins. They sign in afterwards as everybody does, by the rules of the organisation. */
export const acceptInvitation: Handler<typeof accountsApi.acceptInvitation> = async (context) => {
  const { body, tx, refuse, now, language } = context
  const { token, name, username, password } = body
  if (!(await follow(tx, token, now))) throw refuse('invitation_over')
  if (!isPlainName(name)) throw refuse('name_not_plain')
  // No connection is held while a password is hashed.
  await tx.commit()
  const weakness = faultOfPassword(password, username)
  if (weakness) throw refuse(weakness)
  const password_hash = await hashPassword(password)
  const found = await follow(tx, token, now)
  if (!found) throw refuse('invitation_over')
  const invitation = await tx.find(openInvitation(found.id).forUpdate('invitations'))
  // Who is no longer there, or ranks too low by now, has nobody join.
  if (!invitation || !mayGive(invitation.inviter_role, invitation.role)) throw refuse('invitation_over')
  const { email, role, role_id, department_id } = invitation
  const kept = await keptRole(tx, invitation)
  // Its department went meanwhile: whoever sees by departments would see nothing.
  if (!kept || (department_id === null && seesByDepartment(kept))) throw refuse('invitation_over')
  const full = seatsFullFor(await holdSeats(tx), [role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  if (await isUsernameTaken(tx, username)) throw refuse('username_taken', { values: { username } })
  const row = {
    organisation_id: tx.organisationId,
    username,
    name,
    email,
    role,
    role_id,
    department_id,
    password_hash,
  }
  const { id } = inserted(await tx.find(accounts.insertInto('users').values(row).returning('id')))
  tx.save(
    userNote(tx, { userId: id, actorId: invitation.invited_by, action: 'create' }),
    accounts
      .updateTable('invitations')
      .set({ accepted_at: now, user_id: id })
      .where('id', '=', invitation.id),
  )
  tx.announce('invitation')
  tx.announce('user', id)
  return {}
}
