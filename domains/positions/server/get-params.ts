import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { degrees } from '@bole/positions/model'
import { sql } from 'kysely'
import { positions, visiblePositions } from './position-store.ts'

/** Nobody scrolls through more. */
const most = 1000

/** Of positions and projects those that are not deleted; a project with none of them is left out (specification, section 5). */
export const getParams: Handler<typeof positionsApi.getParams> = async ({ query, caller, tx }) => {
  const ofOrigin = visiblePositions(caller).where('positions.origin', '=', query.origin)
  const [rows, cities, processes] = await tx.load(
    ofOrigin
      .select(['positions.id', 'positions.title', 'positions.project_id'])
      .select(['projects.name as theme_name', 'projects.stations'])
      .orderBy('positions.project_id', 'desc')
      .orderBy('positions.sort')
      .orderBy('positions.id', 'desc')
      .limit(most),
    positions
      .selectFrom(ofOrigin.select(sql<string>`unnest(positions.cities)`.as('city')).as('named'))
      .select('city')
      .groupBy('city')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('city')
      .limit(most),
    positions
      .selectFrom('processes')
      .select(['id', 'name'])
      .where('origin', '=', query.origin)
      .where('is_deleted', '=', false)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .limit(most),
  )
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id)
  return {
    themes: [...byProject].map(([id, list]) => ({
      id,
      theme_name: list[0]?.theme_name ?? '',
      station_list: [...(list[0]?.stations ?? [])],
      positions: list.map((position) => ({ id: position.id, title: position.title, is_deleted: 0 })),
    })),
    city_list: cities.map(({ city }) => city),
    process_list: processes,
    degree_list: [...degrees],
  }
}
