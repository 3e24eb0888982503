import { builtOnce } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { Onlooker } from '../../model/who-sees.ts'
import { accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'

/** Somebody who may be asked for something or told of it, with what decides whom they see. */
export interface Colleague extends Onlooker {
  readonly name: string
  readonly username: string
  readonly job_title: string | null
}

/** The role of somebody as the organisation has it: its own, or its change of a built-in one. */
export const roleOfUser = sql<SqlBool>`(roles.organisation_id = users.organisation_id
  and case when users.role_id is null then roles.based_on = users.role and roles.name is null else roles.id = users.role_id end)`

/** Everybody of the organisation who can sign in and does not only look after the server; of some numbers, or all of them for null. */
export const colleagues = builtOnce<[ids: readonly number[] | null], Colleague>((ids) =>
  accounts
    .selectFrom('users')
    .leftJoin('roles', (join) => join.on(roleOfUser))
    .select(['users.id', 'users.name', 'users.username', 'users.job_title', 'users.role'])
    .select(['users.permission_changes', 'users.department_id'])
    .select(sql<Record<string, boolean>>`coalesce(roles.permission_changes, '{}')`.as('role_changes'))
    .select(sql<Record<string, string>>`coalesce(roles.scopes, '{}')`.as('role_scopes'))
    .where(canBeChosen)
    .where(sql<SqlBool>`coalesce(users.expires_at > now(), true)`)
    .where(sql<SqlBool>`(${ids}::bigint[] is null or users.id = any (${ids}::bigint[]))`)
    .orderBy('users.id'),
)
