import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { presentRole, rolesWithPeople } from './present-role.ts'

/** The eight built-in roles from the highest, then the own ones by name. */
export const listKeptRoles: Handler<typeof accountsApi.listKeptRoles> = async ({ query, caller, tx }) => {
  const [rows, [count]] = await tx.load(
    rolesWithPeople()
      .orderBy(sql`name is not null`)
      .orderBy('name')
      .orderBy('id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    accounts.selectFrom('roles').select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map((row) => presentRole(row, caller)) }, total: count?.total ?? 0 }
}
