import { kindsEndedBy, type NoticeKind } from '@bole/inbox/model'
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

/** A notice of an earlier transaction that was not read or has not left yet, with what it is about. */
export interface OpenNotice {
  readonly id: number
  readonly userId: number
  readonly kind: string
  /** When people were to meet, as it was told. */
  readonly at: string | null
  readonly about: number[]
}

// What this very transaction tells is not over.
const openOf = prepared<OpenNotice>(`
select id, user_id as "userId", kind, facts ->> 'at' as at, about from notices
where (not is_read or leaves) and about && $1::bigint[] and kind = any ($2) and created_at < now()`)

const handedKinds: readonly NoticeKind[] = ['given_application', 'given_application_many']

const requisitionKinds: readonly NoticeKind[] = ['requisition_asked']

/** The unread notices about these applications that ask for something, that what happens next ends, or by which somebody was handed them; about requisitions those that ask to decide. */
export function openNotices(sort: 'done' | 'change' | 'handed' | 'requisition', about: readonly number[]) {
  if (sort === 'requisition') return openOf(about, requisitionKinds)
  return openOf(about, sort === 'handed' ? handedKinds : kindsEndedBy(sort))
}

const settleThose = prepared<object>(
  'update notices set is_read = true, leaves = false where id = any ($1::bigint[])',
)

/** Nobody is called to these any more, on any of their devices: what they speak of is over. */
export function settle(tx: Transaction, notices: readonly Pick<OpenNotice, 'id' | 'userId'>[]): void {
  if (notices.length === 0) return
  tx.save(settleThose(notices.map(({ id }) => id)))
  tellTheirBrowsers(tx, notices)
}
