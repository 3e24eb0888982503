import type { accountsApi } from '@bole/accounts/contract'
import { isLimited } from '@bole/accounts/model'
import { type Handler, notFound } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { decoyHash } from '../password-hash.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { isEmailTaken } from './email-taken.ts'
import { insertUser } from './insert-user.ts'
import { placeGiverOf } from './keeper.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { needDepartment } from './user-store.ts'
import { isUsernameTaken } from './username.ts'

/** Nobody knows a new account's password: whoever holds the link sets it. */
export const createUser: Handler<typeof accountsApi.createUser> = async (context) => {
  const { body, caller, tx, refuse, language } = context
  const { username, name, department_id = null } = body
  const chosen = await chosenRole(tx, caller, body)
  if (!chosen) throw notFound()
  const { role, role_id } = chosen
  const [email, phone, job_title] = [body.email, body.phone, body.job_title].map((given) => given || null)
  const fault = faultOfPlace({ ...chosen, departmentId: department_id }, placeGiverOf(caller))
  if (fault) throw refuse(fault)
  // Made before anything is held: it may take its time.
  const password_hash = await decoyHash()
  await needDepartment(tx, caller, department_id)
  const full = seatsFullFor(await holdSeats(tx), [role])
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  if (await isUsernameTaken(tx, username)) throw refuse('username_taken', { values: { username } })
  if (await isEmailTaken(tx, email ?? null)) throw refuse('has_account', { values: { email: email ?? '' } })
  const fields = {
    username,
    name,
    role,
    role_id,
    email: email ?? null,
    phone: phone ?? null,
    job_title: job_title ?? null,
    is_limited: isLimited(role, body.is_limited ?? false),
  }
  return insertUser(context, { ...fields, department_id, password_hash })
}
