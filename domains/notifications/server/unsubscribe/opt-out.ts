import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'

/** Keeps that the recipient of a message wants no more of its kind, or wants them again; answers whether there is such a message. */
export async function optOut(tx: Transaction, recordId: number, wantsAgain: boolean): Promise<boolean> {
  const record = await tx.find(
    notifications.selectFrom('notify_records').select('recipient').where('id', '=', recordId),
  )
  if (!record) return false
  const address = record.recipient.toLowerCase()
  tx.save(
    wantsAgain
      ? notifications.deleteFrom('notify_optouts').where('address', '=', address)
      : notifications
          .insertInto('notify_optouts')
          .values({ organisation_id: tx.organisationId, address })
          .onConflict((conflict) => conflict.doNothing()),
  )
  return true
}

/** Those of some addresses whose owners want no general messages. */
export function optedOut(addresses: readonly string[]) {
  const wanted = addresses.map((address) => address.toLowerCase())
  return notifications
    .selectFrom('notify_optouts')
    .select('address')
    .where(sql<SqlBool>`address = any(${wanted}::text[])`)
}
