import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { citiesAfter } from '@bole/positions/model'
import { changeEach, saveColumns } from './change-each.ts'

/** An open position keeps at least one city, as candidates look for it by that. */
export const changeManyCities: Handler<typeof positionsApi.changeManyCities> = (context) => {
  const { body, tx } = context
  return changeEach(context, body.positions, (row) => {
    const cities = citiesAfter(row.cities, body.change, body.city_list)
    if (cities.length === 0 && row.state === 'open') return 'city_missing'
    return saveColumns(tx, row, { cities: [...cities] })
  })
}
