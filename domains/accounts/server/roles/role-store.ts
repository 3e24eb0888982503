import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import type { RoleChanges } from '../../model/role-changes.ts'
import type { Giver, RoleKeeper } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import type { AccountsTables } from '../tables.ts'
import { keeperOf, roleOf } from '../users/keeper.ts'

export type RoleRow = Selectable<AccountsTables['roles']>

/** How many have a role: an own one by its id, a built-in one by having no other. */
export const peopleWithRole = sql<number>`(select count(*) from users
  where users.organisation_id = roles.organisation_id
    and case when roles.name is null then users.role = roles.based_on and users.role_id is null
      else users.role_id = roles.id end)`

/** Who looks after roles, as the rules ask for them. */
export function roleKeeperOf(caller: Caller): RoleKeeper {
  const reachesAll =
    caller.scopes.accounts.kind === 'organisation' || caller.scopes.accounts.kind === 'nothing'
  return { ...keeperOf(caller), reachesAll }
}

/** What the caller holds of what roles give. */
export function giverOf(caller: Caller): Giver {
  const { passesEverything, permissions, hides } = caller
  const { candidates, positions, accounts: people } = caller.scopes
  const reaches = { candidates: candidates.kind, positions: positions.kind, accounts: people.kind }
  return { role: roleOf(caller), passesEverything, permissions, hides, reaches }
}

/** One role, locked; 404 where there is none. */
export async function lockRole(tx: Transaction, id: number): Promise<RoleRow> {
  const role = await tx.find(accounts.selectFrom('roles').selectAll().where('id', '=', id).forUpdate())
  if (!role) throw notFound()
  return role
}

/** Writes down what was done to a role, and tells everybody who looks or asks. */
export function noteRole(
  tx: Transaction,
  caller: Caller,
  {
    id,
    action,
    changes = {},
  }: { id: number; action: AccountsTables['role_history']['action']; changes?: RoleChanges },
): void {
  tx.save(
    accounts.insertInto('role_history').values({
      organisation_id: tx.organisationId,
      role_id: id,
      user_id: caller.userId,
      action,
      changes: JSON.stringify(changes),
    }),
  )
  tx.announce('role', id)
}
