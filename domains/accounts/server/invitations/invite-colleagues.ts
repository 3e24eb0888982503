import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { needDepartment } from '../users/user-store.ts'
import { newLink, sendLinks } from './send-links.ts'

/** All of them are asked, or nobody: what is wrong with one is said by their address. */
export const inviteColleagues: Handler<typeof accountsApi.inviteColleagues> = async (context) => {
  const { body, caller, tx, refuse, now, language } = context
  const addresses = body.people.map(({ email }) => email.toLowerCase())
  const twice = addresses.find((email, place) => addresses.indexOf(email) !== place)
  if (twice) throw refuse('invited_twice', { values: { email: twice } })
  const people = []
  for (const person of body.people) {
    const { email, department_id } = person
    const chosen = await chosenRole(tx, caller, person)
    if (!chosen) throw notFound()
    const { role, role_id } = chosen
    const fault = faultOfPlace({ ...chosen, departmentId: department_id }, placeGiverOf(caller))
    if (fault) throw refuse(fault)
    await needDepartment(tx, caller, department_id)
    people.push({ email, role, role_id, department_id })
  }
  const isTheirs = sql<boolean>`lower(email) = any(${addresses}::text[])`
  const known = await tx.find(accounts.selectFrom('users').select('email').where(isTheirs).limit(1))
  if (known) throw refuse('has_account', { values: { email: known.email ?? '' } })
  const full = seatsFullFor(
    await holdSeats(tx),
    people.map(({ role }) => role),
  )
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  // Whoever was asked before gets one link that holds, not two.
  const before = accounts.updateTable('invitations').set({ cancelled_at: now }).where(isTheirs)
  tx.save(before.where('accepted_at', 'is', null).where('cancelled_at', 'is', null))
  const invited = []
  for (const person of people) {
    const { link, columns } = newLink(now)
    const row = { organisation_id: tx.organisationId, ...person, invited_by: caller.userId }
    const made = accounts.insertInto('invitations').values({ ...row, ...columns })
    invited.push({ ...inserted(await tx.find(made.returning('id'))), email: person.email, link })
  }
  tx.announce('invitation')
  return sendLinks(context, invited)
}
