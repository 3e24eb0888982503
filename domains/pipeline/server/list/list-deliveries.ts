import type { pipelineApi } from '@bole/pipeline/contract'
import { containing, type Handler, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { passesAt } from '../arrange/watch-dates.ts'
import { presentStatus } from '../present.ts'
import { withinScope } from '../scope.ts'

const countedAtMost = 10_000

/** Which application of its person this is, by when they arrived. */
const times = sql<number>`(select count(*) from applications earlier
  where earlier.organisation_id = applications.organisation_id and earlier.candidate_id = applications.candidate_id
    and earlier.id <= applications.id)`

export const listDeliveries: Handler<typeof pipelineApi.listDeliveries> = async ({ query, caller, tx }) => {
  let found = pipeline
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('applications.origin', '=', query.origin)
    .where(withinScope(caller))
  if (query.keyword) {
    const part = containing(query.keyword)
    found = found.where(sql<SqlBool>`(candidates.name ilike ${part} or positions.title ilike ${part})`)
  }
  if (query.post_id) {
    const own = pipeline.selectFrom('applications').select('candidate_id').where('id', '=', query.post_id)
    found = found.where('applications.candidate_id', 'in', own.where(withinScope(caller)))
  }
  if (query.position_id?.length)
    found = found.where('applications.position_id', '=', sql<number>`any(${query.position_id}::bigint[])`)
  if (query.source) found = found.where('applications.source', '=', query.source)
  if (query.applied_from) found = found.where('applied_at', '>=', new Date(`${query.applied_from}T00:00:00`))
  if (query.applied_to) found = found.where('applied_at', '<', passesAt(query.applied_to))
  if (query.is_listed !== undefined) found = found.where('is_listed', '=', query.is_listed)
  if (query.is_repeat !== undefined)
    found = found.where(query.is_repeat ? sql<SqlBool>`${times} > 1` : sql<SqlBool>`${times} = 1`)
  const [rows, [count]] = await tx.load(
    found
      .select(['applications.id', 'candidates.name', 'positions.id as position_id', 'positions.title'])
      .select(['applied_at', 'source', 'source_code', 'stage', 'step', 'detail', 'is_listed'])
      .select(times.as('times'))
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
