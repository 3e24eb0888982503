import type { pipelineApi } from '@bole/pipeline/contract'
import type { QueryOf } from '@bole/platform/contract'
import { type Caller, foundByWords, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { applicationsSeenBy } from '../applications-seen-by.ts'
import { passesAt } from '../arrange/watch-dates.ts'
import { withinScope } from '../scope.ts'

/** Which application of its person this is, by when they arrived, of those somebody sees: of others nobody is told that there are any. */
export function timesSeenBy(caller: Caller) {
  const { kind } = caller.scopes.candidates
  const isSeen =
    kind === 'organisation' ? sql<SqlBool>`true` : sql<SqlBool>`earlier.id in (${applicationsSeenBy(caller)})`
  return sql<number>`(select count(*) from applications earlier
    where earlier.organisation_id = applications.organisation_id and earlier.candidate_id = applications.candidate_id
      and earlier.id <= applications.id and ${isSeen})`
}

/** Applications that arrived under these conditions, of those somebody sees. */
export function deliveriesOf(query: QueryOf<typeof pipelineApi.listDeliveries>, caller: Caller) {
  let found = pipeline
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('applications.origin', '=', query.origin)
    .where(withinScope(caller))
  if (query.keyword) found = found.where(foundByWords(query.keyword, 'candidates.name', 'positions.title'))
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
  if (query.is_repeat !== undefined) {
    const times = timesSeenBy(caller)
    found = found.where(query.is_repeat ? sql<SqlBool>`${times} > 1` : sql<SqlBool>`${times} = 1`)
  }
  return found
}
