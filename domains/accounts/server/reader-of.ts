import type { Caller, Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { accounts } from './account-store.ts'
import { callerParts } from './caller-parts.ts'
import { canBeChosen } from './can-be-chosen.ts'
import { roleOfUser } from './users/colleagues.ts'

/** Somebody on whose behalf work is done while they are not there. */
export type StandingReader = Pick<Caller, 'userId' | 'permissions' | 'passesEverything' | 'scopes' | 'hides'>

/** What somebody may do and see now, for work that is done on their behalf; null where they may not sign in. */
export async function readerOf(tx: Transaction, userId: number): Promise<StandingReader | null> {
  const known = await tx.find(
    accounts
      .selectFrom('users')
      .leftJoin('roles', (join) => join.on(roleOfUser))
      .select(['users.role', 'users.permission_changes', 'users.is_limited'])
      .select(sql<Record<string, boolean>>`coalesce(roles.permission_changes, '{}')`.as('role_changes'))
      .select(sql<Record<string, string>>`coalesce(roles.scopes, '{}')`.as('scopes'))
      .select(sql<string[]>`coalesce(roles.hides, '{}')`.as('hides'))
      .select(
        sql<number[]>`array(select d.id from departments d
          where d.organisation_id = users.organisation_id and users.department_id = any (d.path))`.as(
          'department_ids',
        ),
      )
      .where('users.id', '=', userId)
      .where(canBeChosen)
      .where(sql<SqlBool>`coalesce(users.expires_at > now(), true)`),
  )
  return known ? { userId, ...callerParts(known) } : null
}
