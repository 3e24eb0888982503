import { inboxApi } from '@bole/inbox/contract'
import { defineRoutes, type Handler, notFound } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import { getNoticeSettings, updateNoticeSettings } from './notice-settings.ts'
import { inbox } from './progress-store.ts'
import type { InboxTables } from './tables.ts'

const listProgress: Handler<typeof inboxApi.listProgress> = async ({ caller, query, tx }) => {
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

const listNotices: Handler<typeof inboxApi.listNotices> = async ({ caller, query, tx }) => {
  const own = inbox.selectFrom('notices').where('user_id', '=', caller.userId)
  const [rows, [count]] = await tx.load(
    own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    own.select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where not is_read)`.as('unread'),
    ]),
  )
  const data = { user_id: caller.userId, list: rows.map(presentNotice), unread: count?.unread ?? 0 }
  return { data, total: count?.total ?? 0 }
}

const readNotices: Handler<typeof inboxApi.readNotices> = async ({ body, caller, tx }) => {
  const own = inbox
    .updateTable('notices')
    .set({ is_read: true, leaves: false })
    .where('user_id', '=', caller.userId)
  if (body.id === undefined) tx.save(own.where('is_read', '=', false))
  else if (!(await tx.find(own.where('id', '=', body.id).returning('id')))) throw notFound()
  tx.announce('notice', { user: caller.userId })
  return {}
}

function presentProgress(row: Selectable<InboxTables['progress']>) {
  const counted = row.done + row.failed
  return {
    id: row.id,
    noticeId: row.id,
    kind: row.kind,
    facts: row.facts,
    total: row.total,
    done: row.done,
    failed: row.failed,
    percent:
      row.state === 'finished' ? 100 : Math.min(99, Math.floor((100 * counted) / Math.max(1, row.total))),
    state: row.state,
    link: row.link,
    create_time: row.created_at.toISOString(),
  }
}

function presentNotice(row: Selectable<InboxTables['notices']>) {
  return {
    id: row.id,
    type: row.kind,
    facts: row.facts,
    link: row.link,
    unread: row.is_read ? 0 : 1,
    create_time: row.created_at.toISOString(),
  }
}

export const inboxRoutes = defineRoutes(
  inboxApi,
  { listProgress, listNotices, readNotices, getNoticeSettings, updateNoticeSettings },
  { 'zh-CN': {}, 'en-US': {}, 'pt-BR': {}, 'zh-TW': {} },
)
