import type { Reader, Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { positions } from './position-store.ts'
import { positionsWithinScope } from './scope.ts'

/** The positions a caller may see under each of some projects, in the order of their own list. */
export async function nestedPositions(tx: Transaction, caller: Reader, projectIds: readonly number[]) {
  const [rows] = await tx.load(
    positions
      .selectFrom('positions')
      .select(['id', 'title', 'state', 'cities', 'head_count', 'project_id'])
      .where('project_id', '=', sql<number>`any(${projectIds}::bigint[])`)
      .where('is_deleted', '=', false)
      .where(positionsWithinScope(caller))
      .orderBy('sort')
      .orderBy('id', 'desc'),
  )
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id)
  return (projectId: number) =>
    (byProject.get(projectId) ?? []).map(({ cities, project_id: _, ...position }) => ({
      ...position,
      city_list: cities,
      is_deleted: 0,
    }))
}
