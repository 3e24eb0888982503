import { inboxApi } from '@bole/inbox/contract'
import { kindsIn } from '@bole/inbox/model'
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
  const data = { user_id: caller.userId, list: rows.map(presentNotice), unread: all?.unread ?? 0 }
  return { data, total: count?.total ?? 0 }
}

const readNotices: Handler<typeof inboxApi.readNotices> = async ({ body, caller, tx }) => {
  const own = inbox.selectFrom('notices').select(['id', 'is_read']).where('user_id', '=', caller.userId)
  const isNamed = body.ids !== undefined || body.id !== undefined
  const named = isNamed ? [...(body.ids ?? []), ...(body.id === undefined ? [] : [body.id])] : null
  const [asked] = await tx.load(
    (named
      ? own.where('id', '=', sql<number>`any(${named}::bigint[])`)
      : own.where('is_read', '=', false)
    ).forUpdate(),
  )
  if (named && asked.length < new Set(named).size) throw notFound()
  tx.save(
    inbox
      .updateTable('notices')
      .set({ is_read: true, leaves: false })
      .where('id', '=', sql<number>`any(${asked.map(({ id }) => id)}::bigint[])`),
  )
  tx.announce('notice', { user: caller.userId })
  return { done: asked.filter(({ is_read }) => !is_read).length, refused: [] }
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
    can: { read: !row.is_read },
  }
}

export const inboxRoutes = defineRoutes(
  inboxApi,
  { listProgress, listNotices, readNotices, getNoticeSettings, updateNoticeSettings },
  { 'zh-CN': {}, 'en-US': {}, 'pt-BR': {}, 'zh-TW': {} },
)
