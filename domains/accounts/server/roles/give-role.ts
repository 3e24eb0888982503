import type { accountsApi } from '@bole/accounts/contract'
import type { Context } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { givesTooMuch, seesByDepartment } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import type { UserRow } from '../tables.ts'
import { changesBetween } from '../users/changes-between.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { endPasswordLinks } from '../users/password-link.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { userNote } from '../users/user-store.ts'
import { giverOf, type RoleRow } from './role-store.ts'

type Deleting = Context<typeof accountsApi.deleteRole>

type Person = Pick<UserRow, 'role' | 'role_id' | 'department_id'> & {
  readonly id: number
  readonly state: string
  readonly version: number
}

export async function giveTo(
  { caller, tx, refuse, language }: Deleting,
  to: RoleRow,
  people: readonly Person[],
) {
  const isTooMuch = givesTooMuch(giverOf(caller), to)
  for (const { department_id: departmentId } of people) {
    const given = { role: to.based_on, ofDepartments: seesByDepartment(to), isTooMuch, departmentId }
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
