import type { libraryApi } from '@bole/library/contract'
import { applicationsSeenBy } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { locksNow } from './update-record.ts'

/** As many as a company of thousands works on in half an hour. */
const atMost = 2000

/** What is open for work now, of what the caller sees, with whom. */
export const listLocks: Handler<typeof libraryApi.listLocks> = async ({ caller, tx, now }) => {
  const [rows] = await tx.load(
    locksNow(now)
      .where(sql<SqlBool>`record_locks.application_id in (${applicationsSeenBy(caller)})`)
      .orderBy('record_locks.until', 'desc')
      .limit(atMost),
  )
  const list = rows.map(({ application_id, user_id, name }) => ({
    post_id: application_id,
    operate_status: { status: heldBy(user_id, caller.userId), user_name: name },
  }))
  return { list }
}

/** How a lock reads to somebody: their own, or a colleague's. */
export function heldBy(holder: number, reader: number): 'mine' | 'locked' {
  return holder === reader ? 'mine' : 'locked'
}
