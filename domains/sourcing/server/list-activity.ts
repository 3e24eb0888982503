import type { Handler } from '@bole/platform/server'
import type { sourcingApi } from '@bole/sourcing/contract'
import { activity } from '@bole/sourcing/model'
import { sql } from 'kysely'
import { activityOf, countsOf, sums } from './activity-store.ts'
import { mayAssign } from './scope.ts'

/** Accounts day by day; the database adds the totals of each day after its accounts. */
export const listActivity: Handler<typeof sourcingApi.listActivity> = async ({ query, caller, tx }) => {
  const { page, page_size } = query
  const found = activityOf(caller, query)
  const offset = (page - 1) * page_size
  const [rows, [count]] = await tx.load(
    found
      .select([
        sql<string>`to_char(board_activity.day, 'YYYY-MM-DD')`.as('day'),
        sql<boolean>`grouping(board_accounts.id) = 1`.as('isTotal'),
        sql<number | null>`board_accounts.id`.as('account_id'),
        sql<string | null>`board_accounts.name`.as('account_name'),
        sql<number | null>`board_accounts.version`.as('version'),
        sql<number | null>`users.id`.as('owner_id'),
        sql<string | null>`users.name`.as('owner_name'),
        ...sums,
      ])
      .groupBy(
        sql`grouping sets ((board_activity.day, board_accounts.id, board_accounts.name, board_accounts.version, users.id, users.name), (board_activity.day))`,
      )
      .orderBy('board_activity.day', 'desc')
      .orderBy(sql`grouping(board_accounts.id)`)
      .orderBy(sql`board_accounts.name`)
      .limit(page_size)
      .offset(offset),
    found.select(sql<number>`count(*) + count(distinct board_activity.day)`.as('total')),
  )
  const isKeeper = mayAssign(caller)
  const list = rows.map((row, index) => ({
    id: offset + index + 1,
    day: row.day,
    isTotal: row.isTotal,
    account_id: row.account_id,
    version: row.version,
    bossName: row.account_name ?? '',
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    ...countsOf(row),
    replyRate: activity.replyRate(row),
    can: { assign: isKeeper && !row.isTotal },
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
