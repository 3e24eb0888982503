import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import type { Remark } from '../tables.ts'

/** Words of a feedback, and whose they are. */
interface Said extends Remark {
  readonly side: string
}

/**
 * Keeps what a stage says of itself in line with its latest feedback: of a side's decision that was worded otherwise, and which
 * no later one of that side in the stage has replaced.
 */
export async function saidLast(
  tx: Transaction,
  row: { readonly id: number; readonly stage_record_id: number | null },
  { side, ...remark }: Said,
): Promise<void> {
  const later = await tx.find(
    pipeline
      .selectFrom('application_history')
      .select('id')
      .where('stage_record_id', '=', row.stage_record_id)
      .where('id', '>', row.id)
      .where(sql<SqlBool>`action like ${`${side}\\_%`}`)
      .where('action', 'not in', ['company_comment', 'company_change_score'])
      .limit(1),
  )
  if (later || row.stage_record_id === null || ['comment', 'change_score'].includes(remark.action)) return
  const column = side === 'company' ? 'company_feedback' : 'candidate_feedback'
  tx.save(
    pipeline
      .updateTable('stage_records')
      .set({ [column]: JSON.stringify(remark) })
      .where('id', '=', row.stage_record_id),
  )
}
