import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './application-store.ts'

/**
 * Those of some applications' positions, and of some others, that are deleted or stand in a deleted project. The others are
 * held: none is deleted before this is done. To be asked before applications are locked, as who changes a position does.
 */
export async function gonePositions(
  tx: Transaction,
  applicationIds: readonly number[],
  others: readonly number[] = [],
): Promise<ReadonlySet<number>> {
  const [positions] = await tx.load(
    pipeline
      .selectFrom('positions')
      .innerJoin('projects', 'projects.id', 'positions.project_id')
      .select(['positions.id', 'positions.is_deleted', 'projects.is_deleted as is_project_deleted'])
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('positions.id', '=', sql<number>`any(${others}::bigint[])`),
          eb(
            'positions.id',
            'in',
            selectFrom('applications')
              .select('position_id')
              .where('id', '=', sql<number>`any(${applicationIds}::bigint[])`),
          ),
        ]),
      )
      .orderBy('positions.id')
      .forKeyShare(['positions', 'projects']),
  )
  const gone = positions.filter(({ is_deleted, is_project_deleted }) => is_deleted || is_project_deleted)
  return new Set(gone.map(({ id }) => id))
}
