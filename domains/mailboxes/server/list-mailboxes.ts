import type { mailboxesApi } from '@bole/mailboxes/contract'
import { containing, type Handler, may, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { boxes, rulesOf } from './mailbox-store.ts'
import { presentMailbox } from './present-mailbox.ts'

/** The mailboxes by their names, each with its rules and how much came in by it. */
export const listMailboxes: Handler<typeof mailboxesApi.listMailboxes> = async ({ query, caller, tx }) => {
  const like = containing(query.keyword ?? '')
  const found = boxes
    .selectFrom('mailboxes')
    .where(
      sql<SqlBool>`(mailboxes.name ilike ${like} or mailboxes.username ilike ${like} or mailboxes.host ilike ${like})`,
    )
  const [rows, [count]] = await tx.load(
    found
      .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'mailboxes.position_id'))
      .selectAll('mailboxes')
      .select('positions.title as position_title')
      .orderBy('mailboxes.name')
      .orderBy('mailboxes.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const ids = rows.map(({ id }) => id)
  const ofThese = sql<number>`any(${ids}::bigint[])`
  const [rules, messages, resumes] = await tx.load(
    rulesOf(ids),
    boxes
      .selectFrom('mailbox_messages')
      .select(({ fn }) => ['mailbox_id', fn.countAll<number>().as('amount')])
      .where('mailbox_id', '=', ofThese)
      .groupBy('mailbox_id'),
    boxes
      .selectFrom('mailbox_items')
      .innerJoin('mailbox_messages', (join) =>
        sameTenant(join, 'mailbox_messages.id', 'mailbox_items.message_id'),
      )
      .select(({ fn }) => ['mailbox_messages.mailbox_id', fn.countAll<number>().as('amount')])
      .where('mailbox_messages.mailbox_id', '=', ofThese)
      .where('mailbox_messages.state', '=', 'taken')
      .groupBy('mailbox_messages.mailbox_id'),
  )
  const amountIn = (counts: typeof messages, id: number) =>
    counts.find(({ mailbox_id }) => mailbox_id === id)?.amount ?? 0
  const list = rows.map((row) =>
    presentMailbox(row, {
      rules: rules.filter(({ mailbox_id }) => mailbox_id === row.id),
      messages: amountIn(messages, row.id),
      resumes: amountIn(resumes, row.id),
      mayManage: may(caller, 'mailboxes.manage'),
    }),
  )
  return { data: { list }, total: count?.total ?? 0 }
}
