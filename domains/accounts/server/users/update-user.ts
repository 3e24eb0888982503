import type { accountsApi } from '@bole/accounts/contract'
import { isLimited } from '@bole/accounts/model'
import { type Handler, notFound } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { changesBetween } from './changes-between.ts'
import { keeperOf, keeps, placeGiverOf } from './keeper.ts'
import { endPasswordLinks } from './password-link.ts'
import { presentUser } from './present-user.ts'
import { needPlace, roleGiven } from './updated-user.ts'
import { lockUser, userNote } from './user-store.ts'

/** What is not given stays. Another role or department holds from the next request on: who asks is looked up again. */
export const updateUser: Handler<typeof accountsApi.updateUser> = async (context) => {
  const { query, body, caller, tx, refuse, needProof } = context
  const keeper = keeperOf(caller)
  const user = await lockUser(tx, caller, query.id)
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  if (user.version !== body.version) throw refuse('stale', { data: { user: presentUser(user, keeper) } })
  const { version: seen, ...given } = body
  const chosen = await roleGiven(context, user)
  if (!chosen) throw notFound()
  const { role, role_id } = chosen
  const wanted = {
    ...user,
    ...Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
    ),
  }
  // Who is restricted no more sees what the role shows, as who gets another one does.
  const isShown = user.is_limited && given.is_limited === false
  const isGiven = isShown || role !== user.role || role_id !== user.role_id
  // What somebody has already is not given to them.
  const place = { ...chosen, isTooMuch: chosen.isTooMuch && isGiven, departmentId: wanted.department_id }
  const fault = faultOfPlace(place, placeGiverOf(caller))
  if (fault) throw refuse(fault)
  if (isGiven) needProof()
  // Who holds a link that was given for less becomes nobody who may more.
  if (isGiven) endPasswordLinks(tx, [user.id])
  await needPlace(context, user, { ...wanted, role })
  const { username, name, email, phone, job_title, department_id } = wanted
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
