import type { mailApi } from '@bole/mail/contract'
import { whatCanBeDone } from '@bole/mail/model'
import { innerHostSaid } from '@bole/platform/outward'
import { containing, type Handler } from '@bole/platform/server'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { forgottenOf, mails } from './mail-store.ts'
import type { MailRow } from './tables.ts'

export const listMails: Handler<typeof mailApi.listMails> = async ({ query, tx, now, caller }) => {
  let matching = mails.selectFrom('mails')
  if (query.state) matching = matching.where('state', '=', query.state)
  if (query.keyword) {
    const words = containing(query.keyword)
    const isOfRecipient = caller.hides.has('contacts') ? sql`false` : sql`recipient ilike ${words}`
    matching = matching.where(sql<SqlBool>`(${isOfRecipient} or subject ilike ${words})`)
  }
  const [rows, [count]] = await tx.load(
    matching
      .selectAll()
      .orderBy('id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list: rows.map((row) => presentMail(row, now)) }, total: count?.total ?? 0 }
}

function presentMail(row: Selectable<MailRow>, now: Date) {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    said: row.said,
    inner_host: innerHostSaid(row.said),
    create_time: row.created_at.toISOString(),
    send_time: row.sent_at?.toISOString() ?? null,
    next_try: row.next_try_at?.toISOString() ?? null,
    can: whatCanBeDone(
      { state: row.state, usefulUntil: row.useful_until, isForgotten: forgottenOf(row) !== null },
      now,
    ),
  }
}
