import type { Role } from '@bole/accounts/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { givesTooMuch, seesByDepartment } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { giverOf } from './role-store.ts'

/** A role as an account has it: an own one has an id, a built-in one none. */
export interface ChosenRole {
  readonly role: Role
  readonly role_id: number | null
  /** Whoever has it stands in a department. */
  readonly ofDepartments: boolean
  /** It gives what its giver does not hold. */
  readonly isTooMuch: boolean
}

/** A role by an id, or without one a built-in one by its name; undefined where this organisation has none. It stays while somebody gets it. */
export function keptRole(
  tx: Transaction,
  given: { readonly role: Role; readonly role_id?: number | null | undefined },
) {
  const roles = accounts.selectFrom('roles').selectAll().forShare()
  return tx.find(
    given.role_id
      ? roles.where('id', '=', given.role_id)
      : roles.where('based_on', '=', given.role).where('name', 'is', null),
  )
}

/**
 * The role that is meant by an id, or without one by the name of a built-in role; it stays while somebody gets it. Null where the id
 * is of no role of this organisation.
 */
export async function chosenRole(
  tx: Transaction,
  caller: Caller,
  given: {
    readonly role: Role
    readonly role_id?: number | null | undefined
    readonly is_limited?: boolean | undefined
  },
): Promise<ChosenRole | null> {
  const found = await keptRole(tx, given)
  if (!found) return null
  return {
    role: found.based_on,
    role_id: found.name === null ? null : found.id,
    ofDepartments: seesByDepartment(found),
    isTooMuch: givesTooMuch(giverOf(caller), found, given.is_limited),
  }
}
