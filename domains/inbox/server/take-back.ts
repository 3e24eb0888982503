import { prepared, type Transaction } from '@bole/platform/server'
import type { WayGone } from './notice-store.ts'
import { tellTheirBrowsers } from './tell.ts'

// Text: rows of one parameter, so that each number of people is the same statement.
const takeUnread = prepared<object>(`
delete from notices n using json_to_recordset($2::json) w ("userId" bigint, link text)
where n.organisation_id = $1 and n.user_id = w."userId" and n.link = w.link and (not n.is_read or n.leaves)`)

/** What somebody was told of is gone before they read it: their notice goes as well. */
export function takeBack(tx: Transaction, ways: readonly WayGone[]): void {
  if (ways.length === 0) return
  tx.save(takeUnread(tx.organisationId, JSON.stringify(ways)))
  tellTheirBrowsers(tx, ways)
}
