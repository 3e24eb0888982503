import { builtOnce, prepared, type Transaction } from '@bole/platform/server'
import { inbox } from './progress-store.ts'
import { tellTheirBrowsers } from './tell.ts'

/** A notice as another domain's screen shows it among its own. */
export interface UnreadNotice {
  readonly id: number
  readonly kind: string
  readonly facts: Record<string, string | number>
  readonly link: string | null
  readonly created_at: Date
}

/** The newest notices somebody has not read; they stand on the first screen, so the query is built once. */
export const unreadNotices = builtOnce<[userId: number, atMost: number], UnreadNotice>((userId, atMost) =>
  inbox
    .selectFrom('notices')
    .select(['id', 'kind', 'facts', 'link', 'created_at'])
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .orderBy('id', 'desc')
    .limit(atMost),
)

/** A notice of somebody's that leads to what they cannot see any more. */
export interface WayGone {
  readonly userId: number
  readonly link: string
}

// Text: rows of one parameter, so that each number of people is the same statement.

const takeWays = prepared<object>(`
update notices n set link = null, is_read = true, leaves = false
from json_to_recordset($2::json) w ("userId" bigint, link text)
where n.organisation_id = $1 and n.user_id = w."userId" and n.link = w.link`)

/** Notices that lead nowhere any more lose their links, and nobody is called to them. */
export function withdraw(tx: Transaction, ways: readonly WayGone[]): void {
  if (ways.length === 0) return
  tx.save(takeWays(tx.organisationId, JSON.stringify(ways)))
  tellTheirBrowsers(tx, ways)
}
