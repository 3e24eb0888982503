import { foundByWords, type Reader, sameTenant } from '@bole/platform/server'
import { projectsInSight } from '@bole/themes/server'
import { sql } from 'kysely'
import { lectures } from './lecture-store.ts'

/** What visitors are narrowed by. */
interface Conditions {
  readonly theme_id?: readonly number[] | undefined
  readonly lecture_id?: number | undefined
  readonly keyword?: string | undefined
}

/** Who signed in, with the lecture and its project, as far as somebody sees the project. */
export function visitorsWho(caller: Reader<'positions'>, { theme_id, lecture_id, keyword }: Conditions) {
  let query = lectures
    .selectFrom('lecture_visitors')
    .innerJoin('lectures', (join) => sameTenant(join, 'lectures.id', 'lecture_visitors.lecture_id'))
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'lectures.project_id'))
    .where(projectsInSight(caller))
  if (theme_id) query = query.where('lectures.project_id', '=', sql<number>`any(${theme_id}::bigint[])`)
  if (lecture_id !== undefined) query = query.where('lecture_visitors.lecture_id', '=', lecture_id)
  if (keyword) query = query.where(foundByWords(keyword, 'lecture_visitors.name', 'lectures.university'))
  return query
}

/** A page of them, newest first. */
export function visitorRows(
  caller: Reader<'positions'>,
  conditions: Conditions,
  limit: number,
  offset: number,
) {
  return visitorsWho(caller, conditions)
    .select([
      'lecture_visitors.id',
      'lecture_visitors.name',
      'lecture_visitors.phone',
      'lecture_visitors.signed_in_at',
      'lectures.id as lecture_id',
      'lectures.kind',
      'lectures.city',
      'lectures.university',
      'lectures.starts_at',
      'projects.id as project_id',
      'projects.name as project_name',
    ])
    .orderBy('lecture_visitors.signed_in_at', 'desc')
    .orderBy('lecture_visitors.id', 'desc')
    .limit(limit)
    .offset(offset)
}

/** Whether a project or a lecture that is named is not there: a file of nobody would look like one of an empty hall. */
export function whatIsNamed({ theme_id = [], lecture_id }: Conditions) {
  const lecture = lecture_id ?? null
  return lectures.selectNoFrom(
    sql<boolean>`exists (select from unnest(${theme_id}::bigint[]) named
        where not exists (select from projects where id = named))
      or (${lecture}::bigint is not null and not exists (select from lectures where id = ${lecture}::bigint))`.as(
      'is_unknown',
    ),
  )
}
