import type { inboxApi } from '@bole/inbox/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { presentProgress } from './present.ts'
import { inbox } from './progress-store.ts'

/** The caller's own long work, the newest first. */
export const listProgress: Handler<typeof inboxApi.listProgress> = async ({ caller, query, tx }) => {
  const own = inbox.selectFrom('progress').where('user_id', '=', caller.userId)
  const [rows, [count]] = await tx.load(
    own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    own.select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map(presentProgress) }, total: count?.total ?? 0 }
}
