import type { Handler } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import type { themesApi } from '@bole/themes/contract'
import { originOf } from '@bole/themes/model'
import { themes } from './queries.ts'

export const listRecentPositions: Handler<typeof themesApi.listRecentPositions> = async ({
  query,
  caller,
  tx,
}) => {
  const [rows] = await tx.load(
    themes
      .selectFrom('positions')
      .innerJoin('projects', (join) =>
        join
          .onRef('projects.organisation_id', '=', 'positions.organisation_id')
          .onRef('projects.id', '=', 'positions.project_id'),
      )
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
