import { type Handler, sameTenant } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { originOf } from '@bole/themes/model'
import { positions } from './position-store.ts'
import { positionsWithinScope } from './scope.ts'

export const listRecentPositions: Handler<typeof positionsApi.listRecentPositions> = async ({
  query,
  caller,
  tx,
}) => {
  const [rows] = await tx.load(
    positions
      .selectFrom('positions')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
      .select(['positions.id', 'positions.title', 'positions.cities', 'positions.state'])
      .select(['positions.created_at', 'projects.id as theme_id', 'projects.name as theme_name'])
      .where('positions.origin', '=', originOf(query.type))
      .where('positions.is_deleted', '=', false)
      .where('projects.is_deleted', '=', false)
      .where(positionsWithinScope(caller))
      .orderBy('positions.id', 'desc')
      .limit(query.limit),
  )
  return {
    list: rows.map(({ cities, created_at, ...position }) => ({
      ...position,
      city_list: cities,
      create_time: created_at.toISOString(),
    })),
  }
}
