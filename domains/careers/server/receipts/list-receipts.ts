import type { careersApi } from '@bole/careers/contract'
import { receipts } from '@bole/careers/model'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { foundByWords, type Handler } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { receiptInFull, requestsOf } from './receipt-store.ts'

const isAsked = sql<SqlBool>`exists (select from receipt_requests r where r.organisation_id = applications.organisation_id
  and r.application_id = applications.id and r.settled_at is null)`

/** Decisions with a receipt about candidates the caller may see; what was asked and waits comes first. */
export const listReceipts: Handler<typeof careersApi.listReceipts> = async ({ query, caller, tx }) => {
  const { keyword, state, page, page_size } = query
  const conditions = [
    sql<SqlBool>`applications.id in (${applicationsSeenBy(caller)})`,
    keyword && foundByWords(keyword, 'candidates.name', 'positions.title'),
    state === 'asked' && isAsked,
    state === 'without_reason' && sql<SqlBool>`(decision_receipts.reason = '' and decision = 'not_selected')`,
  ].filter((condition) => typeof condition === 'object')
  const matching = receiptInFull().where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`)
  const [rows, [count]] = await tx.load(
    matching
      .select(['decision_receipts.id', 'applications.id as post_id', 'candidates.name'])
      .select(['positions.title as position', 'decision', 'machine', 'reason', 'decided_at', 'promised_on'])
      .orderBy(isAsked, 'desc')
      .orderBy('decided_at', 'desc')
      .orderBy('decision_receipts.id')
      .limit(page_size)
      .offset((page - 1) * page_size),
    matching.select(sql<number>`count(*)`.as('total')),
  )
  const [requests] = await tx.load(requestsOf(rows.map(({ post_id }) => post_id)))
  const list = rows.map(({ decided_at, ...row }) => {
    const own = requests.filter(({ application_id }) => application_id === row.post_id)
    return {
      ...row,
      decided_at: decided_at.toISOString(),
      requests: own.map(({ id, kind, said, asked_at, settled_at }) => {
        return {
          id,
          kind,
          said,
          asked_at: asked_at.toISOString(),
          settled_at: settled_at?.toISOString() ?? null,
        }
      }),
      can: {
        give_reason: receipts.isOursToExplain(row.decision),
        settle: own.some(({ settled_at }) => settled_at === null),
      },
    }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
