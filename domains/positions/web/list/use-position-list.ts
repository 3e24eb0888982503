import { type AddressValues, type Answered, fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { positionStates } from '@bole/positions/model'

const pageSize = 50

const { id, oneOf, several, text, whole } = fromAddress
const ids = several(id)

/** What stands in the list's address, as its call takes it (`contract/list-conditions.ts`). */
export const positionFields = {
  state: several(oneOf(positionStates), 3),
  theme_id: ids,
  department_id: ids,
  city: several(text(60), 50),
  owner_id: ids,
  keyword: text(100),
  page: whole(1, 10_000),
}

type AddressState = ReturnType<typeof useAddressState<AddressValues<typeof positionFields>>>

export interface PositionListState {
  readonly origin: 1 | 2
  /** The one project the list is of; null where it is of all. */
  readonly projectId: number | null
  readonly state: AddressState[0]
  readonly change: AddressState[1]
  /** What the call is asked, apart from the page. */
  readonly query: object
  readonly answer: Answered<typeof positionsApi.listPositions> | undefined
  readonly isLoading: boolean
  readonly page: number
  readonly pageSize: number
}

/** The list's state, which is its address, and what it shows. What of an address cannot be understood is as if it were not there. */
export function usePositionList(origin: 1 | 2, projectId: number | null): PositionListState {
  const [state, change] = useAddressState(positionFields)
  const { page = 1, ...conditions } = state
  const query = { ...conditions, origin, ...(projectId ? { theme_id: [projectId] } : {}) }
  const { data, isPending, isPlaceholderData } = useCall(
    positionsApi.listPositions,
    { query: { ...query, page, page_size: pageSize } },
    { keepsPrevious: true },
  )
  return {
    origin,
    projectId,
    state,
    change,
    query,
    answer: data,
    isLoading: isPending || isPlaceholderData,
    page,
    pageSize,
  }
}
