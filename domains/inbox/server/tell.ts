import { groupOf, type NoticeKind } from '@bole/inbox/model'
import { declareJob, prepared, type Transaction } from '@bole/platform/server'
import * as z from 'zod'

/** What somebody was told last of one thing. */
export interface Told {
  readonly userId: number
  readonly about: string
  readonly said: string
}

/** What somebody is to be told. */
export interface NewNotice {
  readonly userId: number
  readonly kind: NoticeKind
  readonly facts: Readonly<Record<string, string | number>>
  /** The very record, as an address of the product. */
  readonly link: string | null
  /** The numbers of the records it is about, of the sort its kind speaks of. */
  readonly about?: readonly number[]
  /** What is remembered of it, for whoever decides whether they are to be told again. */
  readonly remembered?: readonly Told[]
}

/** Gathers what is to leave for one person and sends what is due; enqueued with each notice. */
export const deliverNoticesJob = declareJob('inbox.deliver_notices', z.object({ user_id: z.number() }))

/** What everybody was told last of these things ($1). */
export const lastTold = prepared<Told>(
  'select user_id as "userId", about, said from told where about = any ($1::text[])',
)

// Text: rows of one parameter, so that each number of people is the same statement.

/** Whoever does not want to hear of a group here finds it in the list, and is not called to it. */
const addNotices = prepared<object>(`
insert into notices (organisation_id, user_id, kind, facts, link, about, leaves, is_read)
select $1, n."userId", n.kind, n.facts, n.link, n.about, true,
  not coalesce((s.choices #>> array[n.part, 'here'])::boolean, true)
from json_to_recordset($2::json) n ("userId" bigint, kind text, part text, facts jsonb, link text, about bigint[])
left join notice_settings s on s.organisation_id = $1 and s.user_id = n."userId"`)

const remember = prepared<object>(`
insert into told (organisation_id, about, user_id, said)
select $1, t.about, t."userId", t.said
from json_to_recordset($2::json) t (about text, "userId" bigint, said text)
order by t.about, t."userId"
on conflict (organisation_id, about, user_id) do update set said = excluded.said`)

/** Tells people, in the transaction in which it happens. What they want by mail or on a platform leaves after the commit. */
export function tell(tx: Transaction, notices: readonly NewNotice[]): void {
  if (notices.length === 0) return
  const rows = notices.map(({ userId, kind, facts, link, about = [] }) => {
    return { userId, kind, part: groupOf(kind), facts, link, about }
  })
  tx.save(addNotices(tx.organisationId, JSON.stringify(rows)))
  const remembered = notices.flatMap((notice) => notice.remembered ?? [])
  if (remembered.length > 0) tx.save(remember(tx.organisationId, JSON.stringify(remembered)))
  tellTheirBrowsers(tx, notices)
  for (const userId of new Set(notices.map((notice) => notice.userId))) planDelivery(tx, userId)
}

/** Has what leaves for somebody looked at, now or when something of it is due; one job a person, however often it is planned. */
export function planDelivery(tx: Transaction, userId: number, runAt?: Date): void {
  const key = `inbox.deliver ${tx.organisationId} ${userId}`
  tx.enqueue(deliverNoticesJob, { user_id: userId }, { key, ...(runAt ? { runAt } : {}) })
}

/** The browsers of those whose notices changed ask again, and nobody else's. */
export function tellTheirBrowsers(tx: Transaction, notices: readonly { readonly userId: number }[]): void {
  for (const user of new Set(notices.map(({ userId }) => userId))) tx.announce('notice', { user })
}
