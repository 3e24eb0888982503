import type { inboxApi } from '@bole/inbox/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { inbox } from './progress-store.ts'

/** Some of the caller's notices, or all of them, count as read; another's answer 404, and then none does. */
export const readNotices: Handler<typeof inboxApi.readNotices> = async ({ body, caller, tx }) => {
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
