import type { Caller } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './application-store.ts'
import { positionsWithin, withinScope } from './scope.ts'

/** Lists of names to choose from are bounded; nobody scrolls through more. */
const namesAtMost = 500

/** Positions, tags, owners, cities, sources and processes of an origin, as far as the caller sees them. */
export function libraryQueries(origin: number, caller: Pick<Caller, 'scope' | 'userId'>) {
  const recent = pipeline
    .selectFrom('applications')
    .where('applications.origin', '=', origin)
    .where('is_listed', '=', true)
    .where(withinScope(caller))
    .orderBy('applied_at', 'desc')
    .limit(2000)
  return [
    pipeline
      .selectFrom('positions')
      .innerJoin('projects', 'projects.id', 'positions.project_id')
      .select([
        'positions.id',
        'positions.title',
        'projects.id as project_id',
        'projects.name as project_name',
      ])
      .select(({ selectFrom }) =>
        selectFrom('application_counts')
          .whereRef('application_counts.organisation_id', '=', 'positions.organisation_id')
          .whereRef('application_counts.origin', '=', 'positions.origin')
          .whereRef('application_counts.position_id', '=', 'positions.id')
          .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
          .as('amount'),
      )
      .where('positions.origin', '=', origin)
      .where('positions.is_deleted', '=', false)
      .where(positionsWithin(caller))
      .orderBy('positions.id')
      .limit(namesAtMost),
    pipeline
      .selectFrom('tags')
      .select(['id', 'name', 'colour'])
      .where('is_deleted', '=', false)
      .orderBy('name')
      .limit(namesAtMost),
    pipeline
      .selectFrom('users')
      .select(['id', 'name'])
      .where('state', '=', 'enabled')
      .where('id', 'in', recent.select('applications.owner_user_id'))
      .orderBy('id')
      .limit(namesAtMost),
    pipeline
      .selectFrom('candidates')
      .select('city')
      .distinct()
      .where('city', 'is not', null)
      .where('id', 'in', recent.select('applications.candidate_id'))
      .orderBy('city')
      .limit(namesAtMost),
    pipeline.selectFrom(recent.select('source').as('recent')).select('source').distinct().orderBy('source'),
    pipeline
      .selectFrom('processes')
      .select('stages')
      .where('origin', '=', origin)
      .where('is_deleted', '=', false)
      .orderBy('is_default', 'desc')
      .orderBy('id'),
  ] as const
}
