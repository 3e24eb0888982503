import type { accountsApi } from '@bole/accounts/contract'
import { outranks } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { changesBetween } from './changes-between.ts'
import { keeperOf } from './keeper.ts'
import { presentUser } from './present-user.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { lockUser, needDepartment, userNote } from './user-store.ts'
import { isUsernameTaken } from './username.ts'

/** What is not given stays. Another role or department holds from the next request on: who asks is looked up again. */
export const updateUser: Handler<typeof accountsApi.updateUser> = async (context) => {
  const { query, body, caller, tx, refuse, language } = context
  const keeper = keeperOf(caller)
  const user = await lockUser(tx, caller, query.id)
  if (!outranks(keeper.role, user.role)) throw refuse('not_lower_role')
  if (user.version !== body.version) throw refuse('stale', { data: { user: presentUser(user, keeper) } })
  const { version: seen, ...given } = body
  const wanted = {
    ...user,
    ...Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
    ),
  }
  const fault = faultOfPlace({ role: wanted.role, departmentId: wanted.department_id }, keeper.role)
  if (fault) throw refuse(fault)
  if (wanted.department_id !== user.department_id) await needDepartment(tx, caller, wanted.department_id)
  if (wanted.role !== user.role && user.state === 'enabled') {
    const full = seatsFullFor(await holdSeats(tx), [wanted.role], [user.role])
    if (full) throw refuse('seats_full', seatsNotice(full, language))
  }
  if (wanted.username !== user.username && (await isUsernameTaken(tx, wanted.username, user.id)))
    throw refuse('username_taken', { values: { username: wanted.username } })
  const { username, name, email, phone, job_title, role, department_id } = wanted
  const fields = { username, name, email, phone, job_title, role, department_id }
  const version = user.version + 1
  tx.saveOne(
    accounts
      .updateTable('users')
      .set({ ...fields, version })
      .where('id', '=', user.id)
      .where('version', '=', seen),
    refuse('stale'),
  )
  const changes = changesBetween(user, fields)
  tx.save(userNote(tx, { userId: user.id, actorId: caller.userId, action: 'update', changes }))
  tx.announce('user', user.id)
  return { id: user.id, version }
}
