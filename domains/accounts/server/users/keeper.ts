import { type Role, roles } from '@bole/accounts/model'
import { type Caller, may } from '@bole/platform/server'
import type { Keeper, PlaceGiver } from '../../model/accounts.ts'
import { looksAfter, type Person } from '../../model/roles.ts'

/** The caller's role as the model knows it. */
export function roleOf(caller: Pick<Caller, 'role'>): Role {
  return roles.find((role) => role === caller.role) ?? 'User2'
}

/** Who looks after accounts, as the rules ask for them. */
export function keeperOf(
  caller: Pick<Caller, 'userId' | 'role' | 'passesEverything' | 'permissions'>,
): Keeper {
  return { id: caller.userId, role: roleOf(caller), mayManage: may(caller, 'users.manage') }
}

/** Who gives a role and a place, as the rules ask for them. */
export function placeGiverOf(caller: Pick<Caller, 'role' | 'scopes'>): PlaceGiver {
  return { role: roleOf(caller), reach: caller.scopes.accounts.kind }
}

/** Whether the caller may look after an account. */
export function keeps(caller: Pick<Caller, 'userId' | 'role'>, user: Person): boolean {
  return looksAfter({ id: caller.userId, role: roleOf(caller) }, user)
}
