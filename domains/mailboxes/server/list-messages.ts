import type { mailboxesApi } from '@bole/mailboxes/contract'
import { messageStates } from '@bole/mailboxes/model'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { messagesFound } from './found-messages.ts'
import { itemsOf } from './message-items.ts'
import { presentMessage } from './present-message.ts'

/** The newest mails first; the numbers of the tabs are sums over the same rows. */
export const listMessages: Handler<typeof mailboxesApi.listMessages> = async ({
  query,
  caller,
  tx,
  language,
}) => {
  const found = messagesFound(caller, query)
  const states = query.state?.length ? query.state : messageStates
  const [rows, cells] = await tx.load(
    found
      .where('mailbox_messages.state', '=', sql<'taken'>`any(${[...states]}::text[])`)
      .selectAll('mailbox_messages')
      .select(['mailboxes.name as mailbox_name', 'positions.title as position_title'])
      .orderBy('mailbox_messages.taken_at', 'desc')
      .orderBy('mailbox_messages.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found
      .select(({ fn }) => ['mailbox_messages.state', fn.countAll<number>().as('amount')])
      .groupBy('mailbox_messages.state'),
  )
  const items = await itemsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const amountOf = (state: string) => cells.find((cell) => cell.state === state)?.amount ?? 0
  const all = cells.reduce((sum, { amount }) => sum + amount, 0)
  const statistic = [
    ['all', all] as const,
    ...messageStates.map((state) => [state, amountOf(state)] as const),
  ]
  return {
    data: {
      list: rows.map((row) => presentMessage(row, items.get(row.id) ?? [], language)),
      statistic: Object.fromEntries(statistic.map(([key, value]) => [key, { key, value }])),
    },
    total: [...new Set(states)].reduce((sum, state) => sum + amountOf(state), 0),
  }
}
