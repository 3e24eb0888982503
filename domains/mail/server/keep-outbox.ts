import type { mailApi } from '@bole/mail/contract'
import { isUseful, whatCanBeDone } from '@bole/mail/model'
import { containing, type Handler, notFound } from '@bole/platform/server'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { lockMail, mails } from './mail-store.ts'
import type { MailRow } from './tables.ts'
import { planToSend } from './write-mail.ts'

export const listMails: Handler<typeof mailApi.listMails> = async ({ query, tx, now }) => {
  let matching = mails.selectFrom('mails')
  if (query.state) matching = matching.where('state', '=', query.state)
  if (query.keyword) {
    const words = containing(query.keyword)
    matching = matching.where(sql<SqlBool>`(recipient ilike ${words} or subject ilike ${words})`)
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

/** Begins anew: it is tried as often as a new one. */
export const sendAgain: Handler<typeof mailApi.sendAgain> = async ({ body, tx, now, refuse }) => {
  const mail = await tx.find(lockMail(body.id))
  if (!mail) throw notFound()
  const usefulUntil = mail.useful_until
  if (!isUseful({ usefulUntil }, now)) throw refuse('of_no_use')
  if (!whatCanBeDone({ state: mail.state, usefulUntil }, now).again) throw refuse('is_under_way')
  tx.save(mails.updateTable('mails').set({ state: 'waiting', attempts: 0 }).where('id', '=', body.id))
  planToSend(tx, body.id)
  tx.announce('mail', body.id)
  return {}
}

/** One that is being handed over this moment may still leave; it then says that it did. */
export const cancelMail: Handler<typeof mailApi.cancelMail> = async ({ body, tx, refuse }) => {
  const mail = await tx.find(lockMail(body.id))
  if (!mail) throw notFound()
  if (mail.state !== 'waiting') throw refuse('not_waiting')
  tx.save(mails.updateTable('mails').set({ state: 'cancelled', next_try_at: null }).where('id', '=', body.id))
  tx.announce('mail', body.id)
  return {}
}

function presentMail(row: Selectable<MailRow>, now: Date) {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    said: row.said,
    create_time: row.created_at.toISOString(),
    send_time: row.sent_at?.toISOString() ?? null,
    next_try: row.next_try_at?.toISOString() ?? null,
    can: whatCanBeDone({ state: row.state, usefulUntil: row.useful_until }, now),
  }
}
