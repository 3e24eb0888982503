import { canBeChosen } from '@bole/accounts/server'
import { notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { countProject } from './count-projects.ts'
import { themes } from './queries.ts'

/** Projects with their owners' names. */
export function projectsWithOwner() {
  return themes
    .selectFrom('projects')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'projects.owner_user_id'))
    .selectAll('projects')
    .select('users.name as owner_name')
}

/** One project, deleted ones too, locked: none of its positions is opened, and nobody else changes it, until this is done. */
export async function lockProject(tx: Transaction, caller: Reader, id: number) {
  // What is counted is counted after the lock, by statements that see what it waited for.
  const [, [project]] = await tx.load(
    themes.selectFrom('projects').select('id').where('id', '=', id).forUpdate(),
    projectsWithOwner().where('projects.id', '=', id),
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

/** From here on nobody else of the organisation names a project, until this is done. */
export function lockNames(tx: Transaction) {
  return tx.hold('project names')
}

/** Whether another project of the same kind of hiring has this name: two in a list of choices could not be told apart. */
export async function isNameTaken(
  tx: Transaction,
  { id = 0, name, origin }: { readonly id?: number; readonly name: string; readonly origin: number },
): Promise<boolean> {
  const [, others] = await tx.load(
    lockNames(tx),
    themes
      .selectFrom('projects')
      .select('id')
      .where('origin', '=', origin)
      .where('is_deleted', '=', false)
      .where('id', '!=', id)
      .where(sql<SqlBool>`lower(name) = lower(${name})`)
      .limit(1),
  )
  return others.length > 0
}
