import { useArrived } from '@bole/platform/later'
import { type Answered, type UrlState, useCall, useUrlState } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'

const pageSize = 50

const schema = () => import('../../contract/list-conditions.ts')

/** The conditions of the list that stand in its address. */
const conditionNames = ['state', 'theme_id', 'department_id', 'city', 'owner_id', 'keyword'] as const

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
  const asked = Object.fromEntries(
    conditionNames.flatMap((name) => (state[name] ? [[name, state[name]]] : [])),
  )
  const given = { origin, page_size: pageSize, ...(projectId ? { theme_id: String(projectId) } : {}) }
  const isPlain = Object.keys(asked).length === 0 && !state.page
  const listQuery = useArrived(schema, !isPlain)?.listQuery
  const parsed = listQuery?.safeParse({ ...asked, page: state.page ?? 1, ...given })
  const unclear = parsed?.error?.issues.map(({ path }) => path[0]) ?? []
  const clear = Object.fromEntries(Object.entries(asked).filter(([name]) => !unclear.includes(name)))
  const page = unclear.includes('page') ? 1 : Number(state.page ?? 1)
  const query = { ...clear, page, ...given }
  const { data, isPending, isPlaceholderData } = useCall(
    positionsApi.listPositions,
    { query },
    { keepsPrevious: true, enabled: isPlain || parsed !== undefined },
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
    hasConditions: Object.keys(asked).length > 0,
  }
}
