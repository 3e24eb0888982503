import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { decoyHash } from '../password-hash.ts'
import { roleOf } from './keeper.ts'
import { givePasswordLink } from './password-link.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { needDepartment, userNote } from './user-store.ts'
import { isUsernameTaken } from './username.ts'

/** Nobody knows a new account's password: whoever holds the link sets it. */
export const createUser: Handler<typeof accountsApi.createUser> = async (context) => {
  const { body, caller, tx, refuse, now, language } = context
  const { username, name, role, department_id = null } = body
  const [email, phone, job_title] = [body.email, body.phone, body.job_title].map((given) => given || null)
  const fault = faultOfPlace({ role, departmentId: department_id }, roleOf(caller))
  if (fault) throw refuse(fault)
  // Made before anything is held: it may take its time.
  const password_hash = await decoyHash()
  await needDepartment(tx, caller, department_id)
  const full = seatsFullFor(await holdSeats(tx), [role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  if (await isUsernameTaken(tx, username)) throw refuse('username_taken', { values: { username } })
  const { id } = inserted(
    await tx.find(
      accounts
        .insertInto('users')
        .values({
          organisation_id: tx.organisationId,
          username,
          name,
          role,
          email,
          phone,
          job_title,
          department_id,
          password_hash,
        })
        .returning('id'),
    ),
  )
  tx.save(userNote(tx, { userId: id, actorId: caller.userId, action: 'create' }))
  const reader = { id, username, name, email: email ?? null, language: null }
  const link = await givePasswordLink(tx, reader, { now, language })
  tx.announce('user', id)
  return { id, link }
}
