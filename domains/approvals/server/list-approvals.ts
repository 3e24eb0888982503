import type { approvalsApi } from '@bole/approvals/contract'
import { canSeeApplication } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { countRounds, matchingRounds, roundsInFull, standingIn } from './approval-store.ts'
import { presentApproval } from './present.ts'

/** Passages through the approval that the caller may see. */
export const listApprovals: Handler<typeof approvalsApi.listApprovals> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const { page, page_size, state = [] } = query
  const { userId } = caller
  const matching = matchingRounds(query, caller, now)
  const standing = standingIn(matching, state, userId)
  const [rows, [counts], [found]] = await tx.load(
    roundsInFull(standing, userId)
      .limit(page_size)
      .offset((page - 1) * page_size),
    countRounds(matching, userId),
    countRounds(standing, userId),
  )
  const statistic = Object.entries(counts ?? {}).map(([key, value]) => [key, { key, value }])
  return {
    data: {
      list: rows.map((row) => presentApproval(row, caller, now)),
      statistic: Object.fromEntries(statistic),
    },
    total: found?.all ?? 0,
  }
}

/** The latest passage of one application. */
export const getApproval: Handler<typeof approvalsApi.getApproval> = async ({ query, caller, tx, now }) => {
  const matching = matchingRounds({}, caller, now).where('applications.id', '=', query.post_id)
  if (!(await canSeeApplication(tx, caller, query.post_id))) throw notFound()
  const row = await tx.find(
    roundsInFull(matching, caller.userId).clearOrderBy().orderBy('approval_rounds.id', 'desc').limit(1),
  )
  return { approval: row ? presentApproval(row, caller, now) : null }
}
