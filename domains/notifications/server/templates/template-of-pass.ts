import type { Transaction } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'

/** Whether the organisation has this template, and it words a pass. */
export async function isTemplateOfPass(tx: Transaction, id: number): Promise<boolean> {
  const [[found]] = await tx.load(
    notifications
      .selectFrom('notify_templates')
      .select('id')
      .where('id', '=', id)
      .where('event', '=', 'passed'),
  )
  return found !== undefined
}
