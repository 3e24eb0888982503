import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { unknownStation } from '@bole/positions/model'
import { changeEach, saveColumns } from './change-each.ts'

/** The stations are those that the project of each position has. */
export const changeManyStations: Handler<typeof positionsApi.changeManyStations> = (context) => {
  const { body, tx } = context
  return changeEach(context, body.positions, (row) =>
    unknownStation(body.station_list, row.project_stations)
      ? 'unknown_station'
      : saveColumns(tx, row, { stations: JSON.stringify(body.station_list) }),
  )
}
