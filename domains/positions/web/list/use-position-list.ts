import { type Answered, fromAddress, type UrlState, useCall, useUrlState } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { positionStates } from '@bole/positions/model'

const pageSize = 50

const { id, oneOf, several, text, whole } = fromAddress
const ids = several(id)

/** The conditions of the list that stand in its address, read as its call takes them (`contract/list-conditions.ts`). */
const conditions = {
  state: several(oneOf(positionStates), 3),
  theme_id: ids,
  department_id: ids,
  city: several(text(60), 50),
  owner_id: ids,
  keyword: text(100),
}

const place = { page: whole(1, 10_000) }

export interface PositionListState {
  readonly origin: 1 | 2
  /** The one project the list is of; null where it is of all. */
  readonly projectId: number | null
  readonly state: UrlState
  readonly change: ReturnType<typeof useUrlState>[1]
  readonly answer: Answered<typeof positionsApi.listPositions> | undefined
  readonly isLoading: boolean
  readonly page: number
  readonly pageSize: number
  readonly hasConditions: boolean
}

/** The list's state, which is its address, and what it shows. What of an address cannot be understood is as if it were not there. */
export function usePositionList(origin: 1 | 2, projectId: number | null): PositionListState {
  const [state, change] = useUrlState()
  const { page = 1 } = fromAddress.read(state, place)
  const query = {
    ...fromAddress.read(state, conditions),
    page,
    origin,
    page_size: pageSize,
    ...(projectId ? { theme_id: [projectId] } : {}),
  }
  const { data, isPending, isPlaceholderData } = useCall(
    positionsApi.listPositions,
    { query },
    { keepsPrevious: true },
  )
  return {
    origin,
    projectId,
    state,
    change,
    answer: data,
    isLoading: isPending || isPlaceholderData,
    page,
    pageSize,
    hasConditions: Object.keys(conditions).some((name) => state[name]),
  }
}
