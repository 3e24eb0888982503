import { type Reader, sameTenant } from '@bole/platform/server'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { keptCountsAnswer, positionsWithin, withinScope } from '../scope.ts'

/** Lists of names to choose from are bounded; nobody scrolls through more. */
const namesAtMost = 500

/** Listed applications by position: the kept counts, or those a caller takes part in who sees no others. */
function countedFor(caller: Reader, origin: number) {
  if (keptCountsAnswer(caller))
    return pipeline
      .selectFrom('application_counts')
      .select(['position_id', sql<number>`sum(amount)`.as('amount')])
      .where('origin', '=', origin)
      .where('position_id', '!=', 0)
      .groupBy('position_id')
  return pipeline
    .selectFrom('applications')
    .select(['position_id', sql<number>`count(*)`.as('amount')])
    .where('origin', '=', origin)
    .where('is_listed', '=', true)
    .where(withinScope(caller))
    .groupBy('position_id')
}

/** Positions and tags of an origin, as far as the caller sees them. */
export function choiceQueries(origin: number, caller: Reader) {
  return [
    pipeline
      .selectFrom('positions')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
      .select([
        'positions.id',
        'positions.title',
        'positions.state',
        'projects.id as project_id',
        'projects.name as project_name',
      ])
      .leftJoin(countedFor(caller, origin).as('counted'), 'counted.position_id', 'positions.id')
      .select('counted.amount')
      .where('positions.origin', '=', origin)
      .where('positions.is_deleted', '=', false)
      .where(positionsWithin(caller))
      .orderBy('positions.id')
      .limit(namesAtMost),
    pipeline
      .selectFrom('tags')
      .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
      .select(['tags.id', 'tags.name', 'tags.colour', 'tags.is_retired', 'tag_groups.name as group_name'])
      .select(['tag_groups.roles', 'tag_groups.colour as group_colour'])
      .where('tags.is_deleted', '=', false)
      .orderBy('tag_groups.place')
      .orderBy('tags.name')
      .limit(namesAtMost),
  ] as const
}

/** Owners, cities, sources and processes of an origin, as far as the caller sees them. */
export function libraryQueries(origin: number, caller: Reader) {
  const recent = pipeline
    .selectFrom('applications')
    .where('applications.origin', '=', origin)
    .where('is_listed', '=', true)
    .where(withinScope(caller))
    .orderBy('applied_at', 'desc')
    .limit(2000)
  return [
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
    pipeline
      .selectFrom(recent.select(['source', 'source_code']).as('recent'))
      .select(['source', 'source_code'])
      .distinct()
      .orderBy('source')
      .orderBy('source_code')
      .limit(namesAtMost),
    pipeline
      .selectFrom('processes')
      .select(stepsOf('processes', 'id').as('steps'))
      .where('origin', '=', origin)
      .where('is_deleted', '=', false)
      .orderBy('is_default', 'desc')
      .orderBy('id'),
  ] as const
}
