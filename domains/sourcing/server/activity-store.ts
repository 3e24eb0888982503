import { type Caller, type Context, foundByWords, sameTenant, tablesOf } from '@bole/platform/server'
import type { sourcingApi } from '@bole/sourcing/contract'
import type { activity } from '@bole/sourcing/model'
import { sql } from 'kysely'
import { accountsWithin } from './scope.ts'
import type { SourcingTables } from './tables.ts'

export const sourcing = tablesOf<SourcingTables>()

type Conditions = Omit<Context<typeof sourcingApi.listActivity>['query'], 'page' | 'page_size'>

/** The accounts of a board that a caller may see, with whose each is. */
export function visibleAccounts(caller: Caller, { channel, keyword }: Conditions) {
  const seen = sourcing
    .selectFrom('board_accounts')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'board_accounts.user_id'))
    .where(accountsWithin(caller))
    .where('board_accounts.channel', '=', channel)
  return keyword ? seen.where(foundByWords(keyword, 'board_accounts.name', 'users.name')) : seen
}

/** What they did on the days asked for. */
export function activityOf(caller: Caller, conditions: Conditions) {
  const { day_from, day_until } = conditions
  const all = visibleAccounts(caller, conditions).innerJoin('board_activity', (join) =>
    sameTenant(join, 'board_activity.account_id', 'board_accounts.id'),
  )
  const since = day_from ? all.where('board_activity.day', '>=', day_from) : all
  return day_until ? since.where('board_activity.day', '<=', day_until) : since
}

/** The four numbers, added up. */
export const sums = [
  sql<number>`sum(customer_message_count)::integer`.as('customerMessageCount'),
  sql<number>`sum(customer_count)::integer`.as('customerCount'),
  sql<number>`sum(reply_count)::integer`.as('replyCount'),
  sql<number>`sum(exchange_contact_count)::integer`.as('exchangeContactCount'),
] as const

/** The four numbers of a row, without what else stands in it. */
export function countsOf(row: activity.Counts): activity.Counts {
  const { customerMessageCount, customerCount, replyCount, exchangeContactCount } = row
  return { customerMessageCount, customerCount, replyCount, exchangeContactCount }
}
