import { type CandidateListItem, type ListQuery, listConditions, pipelineApi } from '@bole/pipeline/contract'
import {
  type Answered,
  isSecondGeneration,
  type UrlState,
  useCall,
  usePages,
  useUrlState,
} from '@bole/platform/web'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'

/** Rows asked for at a time. */
export const pageSize = 50

/** The list's state, which is its address; its rows, counts and what it can be narrowed by. */
export interface CandidateListState {
  readonly state: UrlState
  readonly change: (changed: Readonly<Record<string, string | null>>, replace?: boolean) => void
  readonly query: ListQuery
  readonly items: readonly CandidateListItem[]
  readonly first: Answered<typeof pipelineApi.listCandidates> | undefined
  readonly isLoading: boolean
  readonly isRefreshing: boolean
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly library: Answered<typeof pipelineApi.getListLibrary>['data'] | undefined
}

/** The first generation's list shows social applications, the second's campus ones, unless the address says otherwise. */
function useOrigin(state: UrlState): number {
  const { pathname } = useLocation()
  return state.origin ? Number(state.origin) : isSecondGeneration(pathname) ? 1 : 2
}

/** What of an address can be understood; the rest is as if it were not there. */
function queryOf(state: UrlState, origin: number): ListQuery {
  const asked = pipelineApi.listCandidates.query.safeParse({
    ...state,
    origin,
    page_size: pageSize,
    cursor: undefined,
  })
  return asked.success ? asked.data : pipelineApi.listCandidates.query.parse({ origin, page_size: pageSize })
}

export function useCandidateList(): CandidateListState {
  const [state, change] = useUrlState()
  const origin = useOrigin(state)
  const query = useMemo(() => queryOf(state, origin), [state, origin])
  const pages = usePages(
    pipelineApi.listCandidates,
    (cursor) => ({ query: { ...query, cursor: cursor ?? undefined } }),
    (answer) => answer.data.next_cursor,
    { keepsPrevious: true },
  )
  const library = useCall(pipelineApi.getListLibrary, { query: { origin } })
  const items = useMemo(() => pages.data?.pages.flatMap(({ data }) => data.list) ?? [], [pages.data])
  return {
    state,
    change,
    query,
    items,
    first: pages.data?.pages[0],
    isLoading: pages.isPending,
    isRefreshing: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    loadMore: () => {
      if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
    },
    library: library.data?.data,
  }
}

/** The names of conditions that narrow the list, apart from stage and status. */
export const conditionNames = Object.keys(listConditions).filter(
  (name) => !['origin', 'tracker_status', 'statuses'].includes(name),
)
