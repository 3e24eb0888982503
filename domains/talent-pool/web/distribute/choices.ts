import { type Remote, useChoices } from '@bole/platform/filter'
import { positionsApi } from '@bole/positions/contract'
import { talentPoolApi } from '@bole/talent-pool/contract'

const colleagues: Remote<typeof talentPoolApi.listColleagues, number> = {
  call: talentPoolApi.listColleagues,
  request: ({ keyword }) => ({ query: keyword ? { keyword } : {} }),
  choiceOf: ({ id, name, department }) => ({
    value: id,
    label: [name, department].filter(Boolean).join(' · '),
  }),
}

const openings: Remote<typeof positionsApi.listPositions, number> = {
  call: positionsApi.listPositions,
  request: ({ keyword }) => ({ query: { state: 'open', page_size: 50, ...(keyword ? { keyword } : {}) } }),
  choiceOf: ({ id, title }) => ({ value: id, label: title }),
}

/** Colleagues who can be asked, and positions that are open. */
export function useDistribution() {
  return { people: useChoices(colleagues), positions: useChoices(openings) }
}
