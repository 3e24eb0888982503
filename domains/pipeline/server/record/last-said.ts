import { type Caller, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { isTakenBack, latestWords } from './latest-words.ts'
import { presentFeedback } from './present-history.ts'

/** What was said of an application by either side, newest first, in the words that hold now. */
export async function lastSaid(tx: Transaction, caller: Caller, postId: number, most: number) {
  const [rows] = await tx.load(
    pipeline
      .selectFrom('application_history')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'application_history.user_id'))
      .select(['application_history.id', 'happened_at', 'user_id', 'users.name as username'])
      .select(['action', 'tags', 'note'])
      .select(latestWords)
      .select(isTakenBack.as('is_taken_back'))
      .where('application_id', '=', postId)
      .where(sql<SqlBool>`action like 'company_%' or action like 'candidate_%'`)
      .orderBy('application_history.id', 'desc')
      .limit(most),
  )
  return rows.map((row) => presentFeedback(row, caller))
}
