import { canBeChosen } from '@bole/accounts/server'
import { heldNames, notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { countProject } from './count-projects.ts'
import { projectsInSight } from './keepers.ts'
import { themes } from './queries.ts'

/** The name the organisation has in addresses. */
export const ownSlug = sql<string>`(select slug from organisations where id = projects.organisation_id)`.as(
  'slug',
)

/** Projects with their owners' names, and the name their organisation has in addresses. */
export function projectsWithOwner() {
  return themes
    .selectFrom('projects')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'projects.owner_user_id'))
    .selectAll('projects')
    .select('users.name as owner_name')
    .select(ownSlug)
}

/** One project, deleted ones too, locked: none of its positions is opened, and nobody else changes it, until this is done. */
export async function lockProject(tx: Transaction, caller: Reader, id: number) {
  // What is counted is counted after the lock, by statements that see what it waited for.
  const [, [project]] = await tx.load(
    themes.selectFrom('projects').select('id').where('id', '=', id).forUpdate(),
    projectsWithOwner().where('projects.id', '=', id).where(projectsInSight(caller)),
  )
  if (!project) throw notFound()
  return countProject(tx, caller, project)
}

export type ProjectInFull = Awaited<ReturnType<typeof lockProject>>

/** Somebody enabled who can own a project. */
export async function isKnownOwner(tx: Transaction, id: number | null | undefined): Promise<boolean> {
  if (id === null || id === undefined) return true
  const owner = await tx.find(themes.selectFrom('users').select('id').where('id', '=', id).where(canBeChosen))
  return owner !== undefined
}

/** What the projects of one kind of hiring are called. */
export const projectNames = heldNames('project names', ({ origin }: { readonly origin: number }) =>
  themes.selectFrom('projects').select('id').where('origin', '=', origin),
)
