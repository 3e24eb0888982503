import type { ListQuery } from '@bole/pipeline/contract'
import type { Caller, Query } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './application-store.ts'
import { isCountedAlready, matchingApplications } from './list-filter.ts'

export interface StatusCount {
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly amount: number
}

/** Counting looks at no more applications than this; past it the counts are "at least". */
export const countedAtMost = 10_000

/** How many applications stand in each status: from the kept counts where they answer, else by counting a bounded part. */
export function statusCounts(query: ListQuery, caller: Caller, now: Date): Query<StatusCount> {
  if (!isCountedAlready(query, caller)) return countedNow(query, caller, now)
  let kept = pipeline
    .selectFrom('application_counts')
    .select(['stage', 'step', 'detail', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('origin', '=', query.origin)
    .groupBy(['stage', 'step', 'detail'])
  if (query.position_id?.length) kept = kept.where('position_id', 'in', query.position_id)
  else if (caller.scope.kind === 'organisation') kept = kept.where('position_id', '=', 0)
  if (caller.scope.kind === 'departments') {
    kept = kept.where(
      'position_id',
      'in',
      pipeline
        .selectFrom('positions')
        .select('id')
        .where('department_id', '=', sql<number>`any(${caller.scope.departmentIds}::bigint[])`),
    )
  }
  return kept
}

function countedNow(query: ListQuery, caller: Caller, now: Date): Query<StatusCount> {
  return pipeline
    .selectFrom(
      matchingApplications(query, caller, now)
        .select(['applications.stage', 'applications.step', 'applications.detail'])
        .limit(sql.lit(countedAtMost))
        .as('matching'),
    )
    .select(['stage', 'step', 'detail', sql<number>`count(*)`.as('amount')])
    .groupBy(['stage', 'step', 'detail'])
}
