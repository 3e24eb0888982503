import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/**
 * The positions of some applications, and some others, held with their projects: none is deleted or changes hands before
 * this is done. To be asked before applications are locked, as whoever changes a position does.
 */
export function heldPositions(applicationIds: readonly number[], others: readonly number[] = []) {
  return pipeline
    .selectFrom('positions')
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .select(['positions.id', 'positions.department_id', 'positions.is_deleted'])
    .select('projects.is_deleted as is_project_deleted')
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
    .forKeyShare(['positions', 'projects'])
}

/** Of these those that are deleted, or whose project is. */
export async function gonePositions(
  tx: Transaction,
  applicationIds: readonly number[],
  others: readonly number[] = [],
): Promise<ReadonlySet<number>> {
  const [positions] = await tx.load(heldPositions(applicationIds, others))
  return goneAmong(positions)
}

/** Of held positions those that are deleted, or whose project is. */
export function goneAmong(
  held: readonly {
    readonly id: number
    readonly is_deleted: boolean
    readonly is_project_deleted: boolean
  }[],
): ReadonlySet<number> {
  const gone = held.filter(({ is_deleted, is_project_deleted }) => is_deleted || is_project_deleted)
  return new Set(gone.map(({ id }) => id))
}
