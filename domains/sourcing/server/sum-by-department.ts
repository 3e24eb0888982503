import { type Handler, sameTenant } from '@bole/platform/server'
import type { sourcingApi } from '@bole/sourcing/contract'
import { activity } from '@bole/sourcing/model'
import { sql } from 'kysely'
import { activityOf, countsOf, sums } from './activity-store.ts'

/** The departments by name, then the accounts that belong to none, then the totals. */
export const sumByDepartment: Handler<typeof sourcingApi.sumByDepartment> = async ({ query, caller, tx }) => {
  const { page, page_size } = query
  const found = activityOf(caller, query).leftJoin('departments', (join) =>
    sameTenant(join, 'departments.id', 'users.department_id'),
  )
  const [rows] = await tx.load(
    found
      .select([
        sql<boolean>`grouping(departments.id) = 1`.as('isTotal'),
        sql<number | null>`departments.id`.as('department_id'),
        sql<string | null>`departments.name`.as('department_name'),
        sql<number>`count(distinct board_accounts.id)::integer`.as('accountCount'),
        ...sums,
      ])
      .groupBy(sql`grouping sets ((departments.id, departments.name), ())`)
      // Without anything to add up the totals alone would be there, of nothing.
      .having(sql<number>`count(*)`, '>', 0)
      .orderBy(sql`grouping(departments.id)`)
      .orderBy(sql`departments.name nulls last`)
      .orderBy(sql`departments.id`),
  )
  const list = rows.map((row, index) => ({
    id: index + 1,
    isTotal: row.isTotal,
    org: row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
    accountCount: row.accountCount,
    ...countsOf(row),
    replyRate: activity.replyRate(row),
  }))
  return { data: { list: list.slice((page - 1) * page_size, page * page_size) }, total: list.length }
}
