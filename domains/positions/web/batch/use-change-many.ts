import type { BodyOf } from '@bole/platform/contract'
import { type Answered, useChange } from '@bole/platform/web'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { App } from 'antd'
import { useState } from 'react'
import { useTexts } from './texts/index.ts'

type Reply = Answered<typeof positionsApi.changeManyCities>['data']
type Cities = Omit<BodyOf<typeof positionsApi.changeManyCities>, 'positions'>
type Stations = Omit<BodyOf<typeof positionsApi.changeManyStations>, 'positions'>

/** Sends a change of several positions; those that could not be changed stay named, and the dialog open. */
export function useChangeMany(positions: readonly PositionListItem[], onAllDone: () => void) {
  const t = useTexts()
  const { message } = App.useApp()
  const [refused, setRefused] = useState<Reply['refused']>([])
  const changeCities = useChange(positionsApi.changeManyCities)
  const changeStations = useChange(positionsApi.changeManyStations)
  const seen = positions.map(({ id, version }) => ({ id, version }))
  const onSuccess = ({ data }: { readonly data: Reply }) => {
    if (data.done.length > 0) message.success(t('many.done', { count: data.done.length }))
    setRefused(data.refused)
    if (data.refused.length === 0) onAllDone()
  }
  return {
    send: {
      cities: (body: Cities) => changeCities.mutate({ body: { ...body, positions: seen } }, { onSuccess }),
      stations: (body: Stations) =>
        changeStations.mutate({ body: { ...body, positions: seen } }, { onSuccess }),
    },
    refused,
    isPending: changeCities.isPending || changeStations.isPending,
  }
}
