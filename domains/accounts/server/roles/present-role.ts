import type { Caller } from '@bole/platform/server'
import { whatCanBeDoneWithRole } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { peopleWithRole, type RoleRow, roleKeeperOf } from './role-store.ts'

export const rolesWithPeople = () =>
  accounts.selectFrom('roles').selectAll().select(peopleWithRole.as('people'))

/** A role's row as the wire carries it, for who looks at it. */
export function presentRole(row: RoleRow & { readonly people: number }, caller: Caller) {
  const { id, based_on, name, people, version } = row
  const is_changed =
    Object.keys(row.permission_changes).length + row.hides.length + Object.keys(row.scopes).length > 0
  return {
    id,
    based_on,
    name,
    people,
    is_changed,
    version,
    can: whatCanBeDoneWithRole(row, roleKeeperOf(caller)),
  }
}
