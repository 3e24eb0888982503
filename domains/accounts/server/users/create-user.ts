import type { accountsApi } from '@bole/accounts/contract'
import { isLimited } from '@bole/accounts/model'
import { type Context, type Handler, inserted, notFound } from '@bole/platform/server'
import type { Insertable } from 'kysely'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { decoyHash } from '../password-hash.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import type { UserRow } from '../tables.ts'
import { isEmailTaken } from './email-taken.ts'
import { placeGiverOf } from './keeper.ts'
import { givePasswordLink } from './password-link.ts'
import { holdSeats, seatsFullFor, seatsNotice } from './seats.ts'
import { needDepartment, userNote } from './user-store.ts'
import { isUsernameTaken } from './username.ts'

/** Nobody knows a new account's password: whoever holds the link sets it. */
export const createUser: Handler<typeof accountsApi.createUser> = async (context) => {
  const { body, caller, tx, refuse, language } = context
  const { username, name, department_id = null } = body
  const chosen = await chosenRole(tx, caller, body)
  if (!chosen) throw notFound()
  const { role, role_id } = chosen
  const [email, phone, job_title] = [body.email, body.phone, body.job_title].map((given) => given || null)
  const fault = chosen.isTooMuch
    ? 'role_too_high'
    : faultOfPlace({ ...chosen, departmentId: department_id }, placeGiverOf(caller))
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

/** Writes down a new account, and gives a link by which its password is set. */
export async function insertUser(
  {
    tx,
    caller,
    now,
    language,
  }: Pick<Context<typeof accountsApi.createUser>, 'tx' | 'caller' | 'now' | 'language'>,
  fields: Omit<Insertable<UserRow>, 'organisation_id'> & { readonly email: string | null },
) {
  const { id } = inserted(
    await tx.find(
      accounts
        .insertInto('users')
        .values({ organisation_id: tx.organisationId, ...fields })
        .returning('id'),
    ),
  )
  tx.save(userNote(tx, { userId: id, actorId: caller.userId, action: 'create' }))
  const link = await givePasswordLink(tx, { ...fields, id, language: null }, { now, language })
  tx.announce('user', id)
  return { id, link }
}
