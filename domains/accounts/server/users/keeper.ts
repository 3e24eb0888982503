import { type Role, roles } from '@bole/accounts/model'
import { type Caller, may } from '@bole/platform/server'

/** The caller's role as the model knows it. */
export function roleOf(caller: Pick<Caller, 'role'>): Role {
  return roles.find((role) => role === caller.role) ?? 'User2'
}

/** Who looks after accounts, as the rules ask for them. */
export function keeperOf(caller: Pick<Caller, 'role' | 'passesEverything' | 'permissions'>) {
  return { role: roleOf(caller), mayManage: may(caller, 'users.manage') }
}
