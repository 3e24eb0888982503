import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/**
 * All departments to whoever reaches the organisation, their own with everything beneath to whoever looks after departments,
 * none to anybody else.
 */
export const listDepartments: Handler<typeof accountsApi.listDepartments> = async ({ caller, tx }) => {
  const { accounts: scope } = caller.scopes
  if (scope.kind !== 'organisation' && scope.kind !== 'departments') return { list: [] }
  let departments = accounts
    .selectFrom('departments')
    .select(['id', 'parent_id', 'name'])
    .orderBy('depth')
    .orderBy('sort')
    .orderBy('id')
  if (scope.kind === 'departments')
    departments = departments.where('id', '=', sql<number>`any(${scope.departmentIds}::bigint[])`)
  const [rows] = await tx.load(departments)
  const reached = new Set(rows.map(({ id }) => id))
  return {
    list: rows.map((row) => ({
      ...row,
      parent_id: row.parent_id !== null && reached.has(row.parent_id) ? row.parent_id : null,
    })),
  }
}
