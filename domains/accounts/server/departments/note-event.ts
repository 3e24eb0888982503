import type { Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import type { AccountsTables } from '../tables.ts'

/** Writes down who did what to a department, with the name it has by now. */
export function noteEvent(
  tx: Transaction,
  userId: number,
  { id, name }: { readonly id: number; readonly name: string },
  action: AccountsTables['department_history']['action'],
  detail = '',
): void {
  tx.save(
    accounts.insertInto('department_history').values({
      organisation_id: tx.organisationId,
      department_id: id,
      name,
      action,
      detail,
      user_id: userId,
    }),
  )
}
