import type { inboxApi } from '@bole/inbox/contract'
import { kindsIn } from '@bole/inbox/model'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { presentNotice } from './present.ts'
import { inbox } from './progress-store.ts'

/** What the caller was told, the newest first, with how much of all of it is unread. */
export const listNotices: Handler<typeof inboxApi.listNotices> = async ({ caller, query, tx, language }) => {
  const own = inbox.selectFrom('notices').where('user_id', '=', caller.userId)
  const { group, state } = query
  const asked = own
    .$if(group !== undefined, (some) => some.where('kind', '=', sql<string>`any(${kindsIn(group ?? [])})`))
    .$if(state !== undefined, (some) => some.where('is_read', '=', state === 'read'))
  const [rows, [count], [all]] = await tx.load(
    asked
      .selectAll()
      .orderBy('id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    asked.select(sql<number>`count(*)`.as('total')),
    own.select(sql<number>`count(*)`.as('unread')).where('is_read', '=', false),
  )
  const data = {
    user_id: caller.userId,
    list: rows.map((row) => presentNotice(row, language)),
    unread: all?.unread ?? 0,
  }
  return { data, total: count?.total ?? 0 }
}
