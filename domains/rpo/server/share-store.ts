import { type Caller, containing, type Reader, sameTenant } from '@bole/platform/server'
import { projectsInSight } from '@bole/themes/server'
import { type SqlBool, sql } from 'kysely'
import { rpo } from './open-positions.ts'

/** The projects somebody may share, the newest first once they are ordered. */
export function sharedBy(caller: Reader<'positions'>) {
  return rpo.selectFrom('projects').where('projects.is_deleted', '=', false).where(projectsInSight(caller))
}

/** Of these, of one kind of hiring and with a word in their names. */
export function sharedFound(
  caller: Caller,
  query: { readonly origin: number; readonly keyword?: string | undefined },
) {
  const found = sharedBy(caller).where('projects.origin', '=', query.origin)
  return query.keyword ? found.where('projects.name', 'ilike', containing(query.keyword)) : found
}

/** Whom projects are shared with, by name. */
export function peopleOf(ids: readonly number[]) {
  return rpo
    .selectFrom('rpo_shares')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'rpo_shares.user_id'))
    .select(['rpo_shares.project_id', 'users.id', 'users.name'])
    .where('rpo_shares.project_id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('users.name')
    .orderBy('users.id')
}

/** How many files were sent for projects, and became candidates. */
export function sentFor(ids: readonly number[]) {
  return rpo
    .selectFrom('rpo_records')
    .innerJoin('rpo_batches', (join) => sameTenant(join, 'rpo_batches.id', 'rpo_records.batch_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'rpo_batches.position_id'))
    .select('positions.project_id')
    .select(sql<number>`count(*)`.as('sent'))
    .select(sql<number>`count(*) filter (where rpo_records.state = 'candidate')`.as('candidates'))
    .where('positions.project_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(sql<SqlBool>`rpo_records.item_id is not null`)
    .groupBy('positions.project_id')
}
