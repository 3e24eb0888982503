import type { notificationsApi } from '@bole/notifications/contract'
import { foundByWords, type Handler, may, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { optoutsSeenBy } from './optout-store.ts'

export const listOptouts: Handler<typeof notificationsApi.listOptouts> = async ({ query, tx, caller }) => {
  const { page, page_size, keyword, state, channel } = query
  let found = optoutsSeenBy(caller)
  if (state) found = found.where('notify_optouts.ended_at', state === 'ended' ? 'is not' : 'is', null)
  if (channel) found = found.where('notify_optouts.channel', '=', channel)
  if (keyword) found = found.where(foundByWords(keyword, 'candidates.name'))
  const [rows, [counted]] = await tx.load(
    found
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'notify_optouts.ended_by'))
      .selectAll('notify_optouts')
      .select(['applications.id as post_id', 'candidates.name', 'notify_records.subject'])
      .select('users.name as ender')
      .orderBy('notify_optouts.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    found.select(sql<number>`count(*)::int`.as('total')),
  )
  const mayEnd = may(caller, 'notifications.manage')
  return {
    data: {
      list: rows.map((row) => ({
        id: row.id,
        post_id: row.post_id,
        basic: { name: row.name ?? '' },
        channel: row.channel,
        address: row.address,
        said_by: row.said_by,
        subject: row.subject ?? '',
        create_time: row.opted_out_at.toISOString(),
        end_time: row.ended_at?.toISOString() ?? null,
        ended_by: row.ended_by === null ? null : { id: row.ended_by, name: row.ender ?? '' },
        reason: row.reason,
        can: { end: mayEnd && row.ended_at === null },
      })),
    },
    total: counted?.total ?? 0,
  }
}
