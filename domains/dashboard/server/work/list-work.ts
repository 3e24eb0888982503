import type { dashboardApi } from '@bole/dashboard/contract'
import { work } from '@bole/dashboard/model'
import { type Handler, may } from '@bole/platform/server'
import { planOnce, seenBy } from '../seen.ts'
import { presentWork } from './present-work.ts'
import { waitingOf } from './waiting-of.ts'
import { workAtMost } from './work-store.ts'

/** What waits for the caller in one round trip; only of the kinds asked for more than the number. */
export const listWork: Handler<typeof dashboardApi.listWork> = async ({ query, caller, tx, now }) => {
  const { page, page_size } = query
  const kinds = work.kindsFor({
    may: (permission) => may(caller, permission),
    reach: caller.scopes.candidates.kind,
  })
  const isAsked = (kind: work.WorkKind) => query.kind === undefined || query.kind === kind
  const seen = seenBy(caller, undefined)
  const [, ...found] = await tx.load(
    planOnce,
    ...kinds.map((kind) =>
      waitingOf(kind, { caller, seen, now, limit: isAsked(kind) ? page * page_size : 0 }),
    ),
  )
  const rows = kinds.map((kind, at) => ({ kind, rows: found[at] ?? [] }))
  const items = rows.flatMap(({ kind, rows: some }) => presentWork(kind, some, { caller, now }))
  const counts = rows.map(({ kind, rows: some }) => {
    const count = some[0]?.total ?? 0
    return { kind, count, is_capped: count >= workAtMost }
  })
  const total = counts.reduce((sum, { kind, count }) => (isAsked(kind) ? sum + count : sum), 0)
  const list = work.inOrder(items).slice((page - 1) * page_size, page * page_size)
  return { data: { list: list.map(({ shown }) => shown), kinds: counts }, total }
}
