import { type Reader, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import type { SightOf } from '../slots.ts'
import { roleOfUser } from './colleagues.ts'
import { withinReach } from './user-store.ts'

/** Somebody within the caller's reach, who may sign in no more, with everything that decides what they see. */
export const personWithin = (caller: Reader<'accounts'>, id: number) =>
  accounts
    .selectFrom('users')
    .leftJoin('roles', (join) => join.on(roleOfUser))
    .select(['users.id', 'users.username', 'users.role', 'users.permission_changes', 'users.department_id'])
    .select('users.is_limited')
    .select('roles.id as role_row')
    .select(sql<Record<string, boolean>>`coalesce(roles.permission_changes, '{}')`.as('role_changes'))
    .select(sql<Record<string, string>>`coalesce(roles.scopes, '{}')`.as('role_scopes'))
    .select(sql<string[]>`coalesce(roles.hides, '{}')`.as('hides'))
    .select(sql<boolean>`users.state = 'disabled'`.as('is_disabled'))
    .select(sql<boolean>`coalesce(users.expires_at <= now(), false)`.as('is_expired'))
    .where('users.id', '=', id)
    .where(withinReach(caller))

/** An account is its own: nobody else takes part in it. */
export const userSight: SightOf = (caller, { id }) =>
  accounts
    .selectFrom('users')
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'users.department_id'))
    .select('users.id as owner_id')
    .select(sql<number[]>`coalesce(departments.path, '{}')`.as('department_path'))
    .select(sql<number[]>`array[users.id]`.as('people'))
    .select(sql<string | null>`null`.as('part'))
    .where('users.id', '=', id)
    .where(withinReach(caller))
