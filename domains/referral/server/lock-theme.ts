import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { projectsInSight } from '@bole/themes/server'
import { referral } from './referral-store.ts'

interface Changing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'project_deleted' | 'unknown_position') => Error
}

/** The positions of a project that the caller sees, locked with it; refused where one of those named is not among them. */
export async function lockTheme({ tx, caller, refuse }: Changing, themeId: number, named: readonly number[]) {
  const [[project], positions] = await tx.load(
    referral
      .selectFrom('projects')
      .select('is_deleted')
      .where('id', '=', themeId)
      .where(projectsInSight(caller))
      .forUpdate(),
    referral
      .selectFrom('positions')
      .select('id')
      .where('project_id', '=', themeId)
      .where('is_deleted', '=', false)
      .where(positionsWithinScope(caller)),
  )
  if (!project) throw notFound()
  if (project.is_deleted) throw refuse('project_deleted')
  const seen = positions.map(({ id }) => id)
  if (named.some((id) => !seen.includes(id))) throw refuse('unknown_position')
  return seen
}
