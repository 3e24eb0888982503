import { interviewHours } from '@bole/interviews/contract'
import { settingOver, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { interviews } from '../interview-store.ts'

/** When the company interviews. */
export const keptHours = settingOver(interviewHours, { tables: interviews, table: 'interview_hours' })

/** The hours of those of these people who keep their own. */
export async function ownHoursOf(tx: Transaction, userIds: readonly number[]) {
  const [rows] = await tx.load(
    interviews
      .selectFrom('interview_own_hours')
      .select(['user_id', 'version', 'weekdays', 'opens_at', 'closes_at', 'days_off'])
      .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`),
  )
  return new Map(rows.map((row) => [row.user_id, row]))
}
