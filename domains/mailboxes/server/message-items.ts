import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { boxes } from './mailbox-store.ts'

const shown = [
  'intake_items.id',
  'intake_items.name',
  'intake_items.state',
  'intake_items.reason',
  'intake_items.application_id',
  'intake_items.archive_item_id',
  'candidates.name as candidate_name',
] as const

const arrivals = boxes
  .selectFrom('intake_items')
  .leftJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'intake_items.candidate_id'))

/** An arrival of the ledger that a mail brought. */
export type MessageItem = Awaited<ReturnType<typeof broughtBy>>[number]

async function broughtBy(tx: Transaction, messageIds: readonly number[]) {
  const [items] = await tx.load(
    arrivals
      .innerJoin('mailbox_items', (join) => sameTenant(join, 'mailbox_items.item_id', 'intake_items.id'))
      .select(shown)
      .select('mailbox_items.message_id')
      .where('mailbox_items.message_id', '=', sql<number>`any(${[...messageIds]}::bigint[])`)
      .orderBy('intake_items.id'),
  )
  return items
}

/** What each of these mails brought, by the mail's number; in place of an archive the files that were in it. */
export async function itemsOf(
  tx: Transaction,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MessageItem[]>> {
  const items = await broughtBy(tx, messageIds)
  const archives = new Map(
    items.flatMap(({ id, state, message_id }) => (state === 'unpacked' ? [[id, message_id]] : [])),
  )
  const entries =
    archives.size === 0
      ? []
      : await tx.load(
          arrivals
            .select(shown)
            .where('intake_items.archive_item_id', '=', sql<number>`any(${[...archives.keys()]}::bigint[])`)
            .orderBy('intake_items.id'),
        )
  const unpacked = entries.flat().map((entry) => ({
    ...entry,
    message_id: archives.get(entry.archive_item_id ?? 0) ?? 0,
  }))
  return Map.groupBy(
    [...items.filter(({ state }) => state !== 'unpacked'), ...unpacked],
    ({ message_id }) => message_id,
  )
}
