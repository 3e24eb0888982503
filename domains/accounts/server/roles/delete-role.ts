import type { accountsApi } from '@bole/accounts/contract'
import { outranks } from '@bole/accounts/model'
import type { Context, Handler } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { givesTooMuch, seesByDepartment } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import type { UserRow } from '../tables.ts'
import { changesBetween } from '../users/changes-between.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { endPasswordLinks } from '../users/password-link.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { userNote } from '../users/user-store.ts'
import { giverOf, lockRole, noteRole, type RoleRow, roleKeeperOf } from './role-store.ts'

type Deleting = Context<typeof accountsApi.deleteRole>

/** Nobody is left without a role: its people get the one that is named, all of them or nobody. */
export const deleteRole: Handler<typeof accountsApi.deleteRole> = async (context) => {
  const { query, body, caller, tx, refuse } = context
  const keeper = roleKeeperOf(caller)
  const role = await lockRole(tx, query.id)
  if (role.name === null) throw refuse('role_built_in')
  if (!keeper.reachesAll) throw refuse('whole_organisation_only')
  if (!outranks(keeper.role, role.based_on)) throw refuse('role_too_high')
  if (role.version !== body.version) throw refuse('stale')
  const people = accounts
    .selectFrom('users')
    .select(['id', 'role', 'role_id', 'department_id', 'state', 'version'])
    .where('role_id', '=', role.id)
  const to = body.to_id === null ? null : await lockRole(tx, body.to_id)
  const [found] = await tx.load(people.orderBy('id').forUpdate())
  if (found.length > 0) {
    if (to === null || to.id === role.id) throw refuse('role_in_use', { values: { count: found.length } })
    await giveTo(context, to, found)
  }
  noteRole(tx, caller, { id: role.id, action: 'delete', changes: { name: role.name } })
  // Nobody is to join with more than they were meant to have: who has not joined is invited anew.
  const invited = accounts.deleteFrom('invitations').where('role_id', '=', role.id)
  tx.save(invited.where('accepted_at', 'is', null), accounts.deleteFrom('roles').where('id', '=', role.id))
  tx.announce('invitation')
  return { id: role.id }
}

type Person = Pick<UserRow, 'role' | 'role_id' | 'department_id'> & {
  readonly id: number
  readonly state: string
  readonly version: number
}

async function giveTo({ caller, tx, refuse, language }: Deleting, to: RoleRow, people: readonly Person[]) {
  if (givesTooMuch(giverOf(caller), to)) throw refuse('role_too_high')
  for (const { department_id: departmentId } of people) {
    const given = { role: to.based_on, ofDepartments: seesByDepartment(to), departmentId }
    const fault = faultOfPlace(given, placeGiverOf(caller))
    if (fault) throw refuse(fault)
  }
  const seated = people.filter(({ state }) => state === 'enabled').map(({ role }) => role)
  const full = seatsFullFor(
    await holdSeats(tx),
    seated.map(() => to.based_on),
    seated,
  )
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  endPasswordLinks(
    tx,
    people.map(({ id }) => id),
  )
  const fields = { role: to.based_on, role_id: to.name === null ? null : to.id }
  for (const person of people) {
    tx.save(
      accounts
        .updateTable('users')
        .set({ ...fields, version: person.version + 1 })
        .where('id', '=', person.id),
    )
    const changes = changesBetween(person, fields)
    tx.save(userNote(tx, { userId: person.id, actorId: caller.userId, action: 'update', changes }))
    tx.announce('user', person.id)
  }
}
