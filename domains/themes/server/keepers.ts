import { notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { themes } from './queries.ts'

/**
 * The projects somebody sees and works on, as a condition on a query that has `projects` in it: what `looksAfter` of the model says, over
 * rows.
 */
export function projectsInSight({ scopes, userId }: Reader<'positions'>): RawBuilder<SqlBool> {
  if (scopes.positions.kind === 'organisation') return sql`true`
  return sql`(projects.owner_user_id = ${userId}
    or not exists (select from project_keepers k where k.organisation_id = projects.organisation_id and k.project_id = projects.id)
    or exists (select from project_keepers k where k.organisation_id = projects.organisation_id and k.project_id = projects.id
      and (k.user_id = ${userId} or k.department_id in (
        select unnest(d.path) from users u
        join departments d on d.organisation_id = u.organisation_id and d.id = u.department_id
        where u.organisation_id = projects.organisation_id and u.id = ${userId}))))`
}

/** One project, deleted ones too, if somebody sees it. */
export function keptProject(caller: Reader<'positions'>, id: number) {
  return themes.selectFrom('projects').where('projects.id', '=', id).where(projectsInSight(caller))
}

/** The people a project was handed to, by their names. */
export function keepingPeople(projectId: number) {
  return themes
    .selectFrom('project_keepers')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'project_keepers.user_id'))
    .select(['users.id', 'users.name'])
    .where('project_keepers.project_id', '=', projectId)
    .orderBy('users.name')
}

/** The departments a project was handed to, by their names. */
export function keepingDepartments(projectId: number) {
  return themes
    .selectFrom('project_keepers')
    .innerJoin('departments', (join) => sameTenant(join, 'departments.id', 'project_keepers.department_id'))
    .select(['departments.id', 'departments.name'])
    .where('project_keepers.project_id', '=', projectId)
    .orderBy('departments.name')
}

/** Locks a project that somebody may work on; a deleted one is refused. */
export async function lockKept(
  { caller, tx }: { readonly caller: Reader<'positions'>; readonly tx: Transaction },
  id: number,
  deleted: () => Error,
) {
  const project = await tx.find(keptProject(caller, id).select('is_deleted').forUpdate())
  if (!project) throw notFound()
  if (project.is_deleted) throw deleted()
}
