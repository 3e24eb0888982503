import type { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import type { Context } from '@bole/platform/server'
import { chosenRole } from '../roles/chosen-role.ts'
import { isEmailTaken } from './email-taken.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { isSuperAdminLeft } from './super-admins.ts'
import { type lockUser, needDepartment } from './user-store.ts'
import { isUsernameTaken } from './username.ts'

type Updating = Context<typeof accountsApi.updateUser>
type User = Awaited<ReturnType<typeof lockUser>>

/** The role an account has once it is changed: the one that is named, else its own as it is by now; undefined where there is none. */
export function roleGiven({ body, caller, tx }: Updating, user: User) {
  const isOther = body.role_id !== undefined || (body.role !== undefined && body.role !== user.role)
  const of = { role: user.role, is_limited: body.is_limited ?? user.is_limited }
  return chosenRole(tx, caller, isOther ? { ...of, ...body } : { ...of, role_id: user.role_id })
}

interface Wanted {
  readonly role: Role
  readonly username: string
  readonly email: string | null
  readonly department_id: number | null
}

/** Refuses what others stand in the way of: the last SuperAdmin, a department out of reach, no free seat, a name or address in use. */
export async function needPlace(
  { caller, tx, refuse, language }: Updating,
  user: User,
  { role, username, email, department_id }: Wanted,
): Promise<void> {
  const isDemoted = user.role === 'SuperAdmin' && role !== user.role
  if (isDemoted && !(await isSuperAdminLeft(tx, [user.id]))) throw refuse('last_super_admin')
  if (department_id !== user.department_id) await needDepartment(tx, caller, department_id)
  if (role !== user.role && user.state === 'enabled') {
    const full = seatsFullFor(await holdSeats(tx), [role], [user.role])
    if (full) throw refuse('seats_full', seatsNotice(full, language))
  }
  if (username !== user.username && (await isUsernameTaken(tx, username, user.id)))
    throw refuse('username_taken', { values: { username } })
  if (email !== user.email && (await isEmailTaken(tx, email, user.id)))
    throw refuse('has_account', { values: { email: email ?? '' } })
}
