import { type CandidateListItem, type ListQuery, pipelineApi } from '@bole/pipeline/contract'
import { useArrived } from '@bole/platform/later'
import {
  type Answered,
  isSecondGeneration,
  type UrlState,
  useCall,
  usePages,
  useUrlState,
} from '@bole/platform/web'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { listQuery as ListSchema } from '../../contract/list-conditions.ts'

/** Rows asked for at a time. */
export const pageSize = 50

/** The list's state, which is its address; its rows, counts and what it can be narrowed by. */
export interface CandidateListState {
  readonly state: UrlState
  readonly change: (changed: Readonly<Record<string, string | null>>, replace?: boolean) => void
  readonly query: ListQuery
  /** False until the first address is understood; before it, `query` says nothing. */
  readonly isReady: boolean
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

const placeNames = ['tracker_status', 'statuses', 'sort', 'order'] as const

type Condition = Exclude<keyof ListQuery, (typeof placeNames)[number] | 'origin' | 'cursor' | 'page_size'>

const narrowing: Record<Condition, true> = {
  colour: true,
  stages: true,
  keyword: true,
  content: true,
  position_id: true,
  project_id: true,
  city: true,
  degree: true,
  school: true,
  gender: true,
  age_from: true,
  age_to: true,
  source: true,
  tag_id: true,
  owner_id: true,
  applied_from: true,
  applied_to: true,
  waiting_days: true,
  has_left: true,
}

/** The names of conditions that narrow the list, apart from stage and status. */
export const conditionNames = Object.keys(narrowing)

const schema = () => import('../../contract/list-conditions.ts')

export function useCandidateList(): CandidateListState {
  const [state, change] = useUrlState()
  const origin = useOrigin(state)
  const isPlain = ![...conditionNames, ...placeNames].some((name) => state[name])
  const listQuery = useArrived(schema, !isPlain)?.listQuery
  // While the schema is on its way the list stays as it was last understood.
  const understood = useRef<ListQuery>(null)
  const canTell = isPlain || listQuery !== undefined
  const query = useMemo(
    () => (canTell ? null : understood.current) ?? queryOf(isPlain ? undefined : listQuery, state, origin),
    [canTell, isPlain, listQuery, state, origin],
  )
  if (canTell) understood.current = query
  const isReady = understood.current !== null
  const pages = usePages(
    pipelineApi.listCandidates,
    (cursor) => ({ query: { ...query, cursor: cursor ?? undefined } }),
    (answer) => answer.data.next_cursor,
    { keepsPrevious: true, enabled: isReady },
  )
  // Once there are rows somebody may narrow them: then the schema is here already.
  useArrived(schema, false, pages.isSuccess)
  const library = useCall(pipelineApi.getListLibrary, { query: { origin } })
  const items = useMemo(() => pages.data?.pages.flatMap(({ data }) => data.list) ?? [], [pages.data])
  return {
    state,
    change,
    query,
    isReady,
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

/** What of an address can be understood; the rest, and everything before the schema is here, is as if it were not there. */
function queryOf(schema: typeof ListSchema | undefined, state: UrlState, origin: number): ListQuery {
  const plain = { origin, tracker_status: 0, sort: 'applied_at', order: 'desc', page_size: pageSize } as const
  if (!schema) return plain
  const asked = { ...state, origin, page_size: pageSize, cursor: undefined }
  const { data, error } = schema.safeParse(asked)
  if (!error) return data
  const unclear = new Set(error.issues.map(({ path }) => path[0]))
  const clear = Object.entries(asked).filter(([name]) => !unclear.has(name))
  return schema.safeParse(Object.fromEntries(clear)).data ?? plain
}
