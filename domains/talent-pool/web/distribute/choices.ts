import { type Remote, useChoices } from '@bole/platform/filter'
import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { talentPoolApi } from '@bole/talent-pool/contract'

const colleaguesIn = (
  departmentId: number | undefined,
): Remote<typeof talentPoolApi.listColleagues, number> => ({
  call: talentPoolApi.listColleagues,
  request: ({ keyword }) => ({
    query: {
      ...(keyword ? { keyword } : {}),
      ...(departmentId === undefined ? {} : { department_id: [departmentId] }),
    },
  }),
  choiceOf: ({ id, name, department }) => ({
    value: id,
    label: [name, department].filter(Boolean).join(' · '),
  }),
})

const openings: Remote<typeof positionsApi.listPositions, number> = {
  call: positionsApi.listPositions,
  request: ({ keyword }) => ({ query: { state: 'open', page_size: 50, ...(keyword ? { keyword } : {}) } }),
  choiceOf: ({ id, title }) => ({ value: id, label: title }),
}

/** Colleagues who can be asked, of a department or of all, departments of the organisations one can hand to, and open positions. */
export function useDistribution(departmentId: number | undefined) {
  const organisations = useCall(talentPoolApi.listOrganisations, {}).data?.data.list
  return {
    people: useChoices(colleaguesIn(departmentId)),
    positions: useChoices(openings),
    departments: organisations?.flatMap(({ departments }) =>
      departments.map(({ id, name }) => ({ value: id, label: name })),
    ),
  }
}
