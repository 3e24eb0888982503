import { containing, type Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { boards } from '@bole/positions/model'
import { sql } from 'kysely'
import { visiblePositions } from '../position-store.ts'
import { mayManage } from '../scope.ts'
import { standingIn } from './channel-store.ts'

export const listMappings: Handler<typeof positionsApi.listMappings> = async ({ query, caller, tx }) => {
  let matching = visiblePositions(caller).where('positions.origin', '=', query.origin)
  if (query.keyword) matching = matching.where('positions.title', 'ilike', containing(query.keyword))
  const [rows, [count]] = await tx.load(
    matching
      .select(['positions.id', 'positions.title', 'positions.cities', 'positions.state'])
      .select('projects.name as theme_name')
      .orderBy('positions.sort')
      .orderBy('positions.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    matching.select(sql<number>`count(*)`.as('total')),
  )
  const ids = rows.map(({ id }) => id)
  const [standing] = await tx.load(standingIn(null, ids))
  const edit = mayManage(caller)
  const list = rows.map(({ cities, ...row }) => ({
    ...row,
    city_list: cities,
    sync_channel_info: boards.channels.map((channel) => {
      const here = standing.find((one) => one.position_id === row.id && one.channel === channel)
      return {
        channel,
        channelName: boards.channelNames[channel],
        category: here?.category ?? '',
        is_wanted: here?.isWanted ?? false,
        state: here?.state ?? null,
        published_at: here?.published_at?.toISOString() ?? null,
      }
    }),
    can: { edit },
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
