import { builtOnce, prepared, type Transaction } from '@bole/platform/server'
import { inbox } from './progress-store.ts'

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

/** What somebody was told last of one thing. */
export interface Told {
  readonly userId: number
  readonly about: string
  readonly said: string
}

/** What somebody is to be told. */
export interface NewNotice {
  readonly userId: number
  readonly kind: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string | null
  /** What is remembered of it, for whoever decides whether they are to be told again. */
  readonly remembered: readonly Told[]
}

/** What everybody was told last of these things ($1). */
export const lastTold = prepared<Told>(
  'select user_id as "userId", about, said from told where about = any ($1::text[])',
)

// Text: rows of one parameter, so that each number of people is the same statement.

const addNotices = prepared<object>(`
insert into notices (organisation_id, user_id, kind, facts, link)
select $1, n."userId", n.kind, n.facts, n.link
from json_to_recordset($2::json) n ("userId" bigint, kind text, facts jsonb, link text)`)

const remember = prepared<object>(`
insert into told (organisation_id, about, user_id, said)
select $1, t.about, t."userId", t.said
from json_to_recordset($2::json) t (about text, "userId" bigint, said text)
order by t.about, t."userId"
on conflict (organisation_id, about, user_id) do update set said = excluded.said`)

/** Tells people, in the transaction in which it happens. */
export function tell(tx: Transaction, notices: readonly NewNotice[]): void {
  if (notices.length === 0) return
  const remembered = notices.flatMap((notice) => notice.remembered)
  const rows = notices.map(({ userId, kind, facts, link }) => ({ userId, kind, facts, link }))
  tx.save(
    addNotices(tx.organisationId, JSON.stringify(rows)),
    remember(tx.organisationId, JSON.stringify(remembered)),
  )
  tellTheirBrowsers(tx, notices)
}

/** A notice of somebody's that leads to what they cannot see any more. */
export interface WayGone {
  readonly userId: number
  readonly link: string
}

const takeWays = prepared<object>(`
update notices n set link = null, is_read = true
from json_to_recordset($2::json) w ("userId" bigint, link text)
where n.organisation_id = $1 and n.user_id = w."userId" and n.link = w.link`)

/** Notices that lead nowhere any more lose their links, and nobody is called to them. */
export function withdraw(tx: Transaction, ways: readonly WayGone[]): void {
  if (ways.length === 0) return
  tx.save(takeWays(tx.organisationId, JSON.stringify(ways)))
  tellTheirBrowsers(tx, ways)
}

function tellTheirBrowsers(tx: Transaction, notices: readonly { readonly userId: number }[]): void {
  for (const user of new Set(notices.map(({ userId }) => userId))) tx.announce('notice', { user })
}
