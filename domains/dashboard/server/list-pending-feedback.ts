import type { dashboardApi } from '@bole/dashboard/contract'
import type { Handler } from '@bole/platform/server'
import { presentPending } from './present-schedule.ts'
import { dayAtMost, owedFeedback, owedTotal } from './schedule-store.ts'
import { seenBy } from './seen.ts'

/** What the caller was asked for: approvals, and evaluations of interviews that are over. */
export const listPendingFeedback: Handler<typeof dashboardApi.listPendingFeedback> = async ({
  query,
  caller,
  tx,
}) => {
  const { origin, page, page_size } = query
  const seen = seenBy(caller, query.theme_id)
  const [rows, [total]] = await tx.load(
    owedFeedback(seen, origin, caller.userId, page_size, (page - 1) * page_size),
    owedTotal(seen, origin, caller.userId),
  )
  const count = total?.total ?? 0
  return {
    data: {
      list: rows.map(presentPending),
      is_capped: count >= dayAtMost,
    },
    total: count,
  }
}
