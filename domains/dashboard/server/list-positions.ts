import type { dashboardApi } from '@bole/dashboard/contract'
import { dayOf, type FunnelPlace, funnelOf, lengthOf } from '@bole/dashboard/model'
import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { positionCounts, positions, positionTotal } from './position-store.ts'
import { presentFunnelStage } from './present.ts'
import { presentPosition } from './present-progress.ts'
import { seenBy } from './seen.ts'

/** Open positions with their progress. */
export const listPositions: Handler<typeof dashboardApi.listPositions> = async ({ query, caller, tx }) => {
  const { origin, page, page_size } = query
  const seen = seenBy(caller, query.theme_id)
  const offset = (page - 1) * page_size
  const [rows, counts, [total]] = await tx.load(
    positions(seen, origin, null, page_size, offset),
    positionCounts(seen, origin, null, page_size, offset),
    positionTotal(seen, origin, null),
  )
  return { data: { list: rows.map((row) => presentPosition(row, counts)) }, total: total?.total ?? 0 }
}

async function loadPosition(tx: Transaction, caller: Caller, id: number) {
  const seen = seenBy(caller, undefined)
  const [[row], counts] = await tx.load(positions(seen, null, id, 1, 0), positionCounts(seen, null, id, 1, 0))
  if (!row) throw notFound()
  return { row, counts }
}

/** One position: what it wants and how far it has come. */
export const getPositionInfo: Handler<typeof dashboardApi.getPositionInfo> = async (context) => {
  const { query, caller, tx, now } = context
  const { row, counts } = await loadPosition(tx, caller, query.position_id)
  const position = presentPosition(row, counts)
  const { opened_at, closed_at, owner_user_id, head_count } = row
  return {
    ...position,
    owner: owner_user_id === null ? null : { id: owner_user_id, name: row.owner_name ?? '' },
    opened_at: opened_at?.toISOString() ?? null,
    days_open: opened_at ? lengthOf(dayOf(opened_at), dayOf(closed_at ?? now)) : null,
    remaining: Math.max(0, head_count - position.detail.joined.count),
  }
}

/** One position: its funnel along its own process. */
export const getPositionProgress: Handler<typeof dashboardApi.getPositionProgress> = async (context) => {
  const { row, counts } = await loadPosition(context.tx, context.caller, context.query.position_id)
  const place = { origin: row.origin, conditions: { position_id: row.id } }
  const order = row.steps.map(({ id, stage, title }): FunnelPlace => {
    return { stage: stages.stageOf(stage), title, processStep: id }
  })
  const funnel = funnelOf(counts, order).map((stage) => presentFunnelStage(stage, place))
  return { position: { id: row.id, name: row.title }, funnel }
}
