import type { accountsApi } from '@bole/accounts/contract'
import { isLimited } from '@bole/accounts/model'
import { type Handler, notFound } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { changesBetween } from './changes-between.ts'
import { isEmailTaken } from './email-taken.ts'
import { keeperOf, keeps, placeGiverOf } from './keeper.ts'
import { endPasswordLinks } from './password-link.ts'
import { presentUser } from './present-user.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { isSuperAdminLeft } from './super-admins.ts'
import { lockUser, needDepartment, userNote } from './user-store.ts'
import { isUsernameTaken } from './username.ts'

/** What is not given stays. Another role or department holds from the next request on: who asks is looked up again. */
export const updateUser: Handler<typeof accountsApi.updateUser> = async (context) => {
  const { query, body, caller, tx, refuse, language, needProof } = context
  const keeper = keeperOf(caller)
  const user = await lockUser(tx, caller, query.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (user.version !== body.version) throw refuse('stale', { data: { user: presentUser(user, keeper) } })
  const { version: seen, ...given } = body
  const isOther = given.role_id !== undefined || (given.role !== undefined && given.role !== user.role)
  // Who is restricted no more sees what the role shows, as who gets another one does.
  const isShown = user.is_limited && given.is_limited === false
  const of = { role: user.role, is_limited: given.is_limited ?? user.is_limited }
  const chosen = await chosenRole(
    tx,
    caller,
    isOther ? { ...of, ...given } : { ...of, role_id: user.role_id },
  )
  if (!chosen) throw notFound()
  const { role, role_id } = chosen
  const wanted = {
    ...user,
    ...Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
    ),
  }
  const fault = faultOfPlace({ ...chosen, departmentId: wanted.department_id }, placeGiverOf(caller))
  if (fault) throw refuse(fault)
  const isGiven = isShown || role !== user.role || role_id !== user.role_id
  if (isGiven) needProof()
  if (chosen.isTooMuch && isGiven) throw refuse('role_too_high')
  // Who holds a link that was given for less becomes nobody who may more.
  if (isGiven) endPasswordLinks(tx, [user.id])
  const isDemoted = user.role === 'SuperAdmin' && role !== user.role
  if (isDemoted && !(await isSuperAdminLeft(tx, [user.id]))) throw refuse('last_super_admin')
  if (wanted.department_id !== user.department_id) await needDepartment(tx, caller, wanted.department_id)
  if (role !== user.role && user.state === 'enabled') {
    const full = seatsFullFor(await holdSeats(tx), [role], [user.role])
    if (full) throw refuse('seats_full', seatsNotice(full, language))
  }
  if (wanted.username !== user.username && (await isUsernameTaken(tx, wanted.username, user.id)))
    throw refuse('username_taken', { values: { username: wanted.username } })
  const { username, name, email, phone, job_title, department_id } = wanted
  if (email !== user.email && (await isEmailTaken(tx, email, user.id)))
    throw refuse('has_account', { values: { email: email ?? '' } })
  // Whoever is a hiring manager no more is not marked as a restricted one.
  const is_limited = isLimited(role, given.is_limited ?? user.is_limited)
  // Whoever looks after accounts vouches for what they type.
  const is_email_confirmed = user.is_email_confirmed || email !== user.email
  const fields = { username, name, email, phone, job_title, role, role_id, department_id, is_limited }
  const version = user.version + 1
  tx.saveOne(
    accounts
      .updateTable('users')
      .set({ ...fields, is_email_confirmed, version })
      .where('id', '=', user.id)
      .where('version', '=', seen),
    refuse('stale'),
  )
  const changes = changesBetween(user, fields)
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'update', changes }))
  tx.announce('user', user.id)
  return { id: user.id, version }
}
