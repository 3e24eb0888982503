import type { Remote } from '@bole/platform/filter'
import { positionsApi } from '@bole/positions/contract'

/** Positions that are open, found by their title on the server. */
export const openPositions: Remote<typeof positionsApi.listPositions, number> = {
  call: positionsApi.listPositions,
  request: ({ keyword }) => ({ query: { state: 'open', page_size: 50, ...(keyword ? { keyword } : {}) } }),
  choiceOf: ({ id, title, city_list }) => ({
    value: id,
    label: [title, city_list[0]].filter(Boolean).join(' · '),
  }),
}
