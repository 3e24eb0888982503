import { tablesOf } from '@bole/platform/server'
import type { SmsTables } from './tables.ts'

export const sms = tablesOf<SmsTables>()

/** One message of the organisation, locked until the transaction ends. */
export function lockShortMessage(id: number) {
  return sms.selectFrom('short_messages').selectAll().where('id', '=', id).forUpdate()
}
