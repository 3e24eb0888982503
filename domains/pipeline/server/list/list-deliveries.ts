import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { presentStatus } from '../present.ts'
import { deliveriesOf, timesSeenBy } from './delivery-store.ts'

const countedAtMost = 10_000

export const listDeliveries: Handler<typeof pipelineApi.listDeliveries> = async ({ query, caller, tx }) => {
  const found = deliveriesOf(query, caller)
  const [rows, [count]] = await tx.load(
    found
      .select(['applications.id', 'candidates.name', 'positions.id as position_id', 'positions.title'])
      .select(['applied_at', 'source', 'source_code', 'stage', 'step', 'detail', 'is_listed'])
      .select(timesSeenBy(caller).as('times'))
      .orderBy('applied_at', 'desc')
      .orderBy('applications.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    pipeline
      .selectFrom(found.select('applications.id').limit(countedAtMost).as('counted'))
      .select(sql<number>`count(*)`.as('total')),
  )
  const list = rows.map((row) => ({
    id: row.id,
    post_id: row.id,
    basic: { name: row.name },
    position: { id: row.position_id, title: row.title },
    applied_at: row.applied_at.toISOString(),
    source: row.source,
    source_code: row.source_code,
    status: presentStatus(row),
    is_listed: row.is_listed,
    times: row.times,
    can: { others: row.times > 1 },
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
