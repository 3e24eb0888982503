import type { Onlooker } from '@bole/accounts/model'
import { builtOnce } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'

/** Somebody who may be asked for something or told of it, with what decides whom they see. */
export interface Colleague extends Onlooker {
  readonly name: string
  readonly username: string
  readonly job_title: string | null
}

/** Everybody of the organisation who can sign in and does not only look after the server; of some numbers, or all of them for null. */
export const colleagues = builtOnce<[ids: readonly number[] | null], Colleague>((ids) =>
  accounts
    .selectFrom('users')
    .select(['id', 'name', 'username', 'job_title', 'role', 'permission_changes', 'department_id'])
    .where(canBeChosen)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .where(sql<boolean>`(${ids}::bigint[] is null or id = any (${ids}::bigint[]))`)
    .orderBy('id'),
)
