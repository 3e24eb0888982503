import { useHides } from '@bole/accounts/web'
import { type CandidateListItem, type ListQuery, pipelineEntryApi } from '@bole/pipeline/contract'
import { useAddress } from '@bole/platform/places'
import { type Answered, type ChangeAddress, formatNumber, useAddressState, useCall } from '@bole/platform/web'
import { useCallback, useMemo } from 'react'
import { pipelineScreens } from '../screens.ts'
import { addressFields, type CandidateAddress, conditionsIn, pageSize } from './conditions.ts'
import { type CandidatePage, useCandidatePages } from './use-candidate-pages.ts'
import { useStageInHash } from './use-stage-in-hash.ts'

/** The list's state, which is its address; its rows, counts and what it can be narrowed by. */
export interface CandidateListState {
  readonly state: Partial<CandidateAddress>
  readonly change: ChangeAddress<CandidateAddress>
  readonly query: ListQuery
  readonly items: readonly CandidateListItem[]
  /** The answer that came last: its counts are those of the moment. */
  readonly newest: Answered<typeof pipelineEntryApi.listCandidates> | undefined
  readonly isLoading: boolean
  readonly isRefreshing: boolean
  /** Asks again, where nothing could be read; else null. */
  readonly again: (() => void) | null
  readonly hasMore: boolean
  readonly loadMore: () => void
  /** Tells which rows are in sight, from and to: when something has changed those are read again. */
  readonly see: (from: number, to: number) => void
  readonly library: Answered<typeof pipelineEntryApi.getListLibrary>['data'] | undefined
}

/** The list that the address asks for. */
export function useCandidateList(): CandidateListState {
  const [state, change] = useAddressState(addressFields)
  const screen = useAddress(pipelineScreens.candidates)
  // Each generation's list shows the applications of its origin, unless the conditions say otherwise.
  const { origin = screen.origin } = state
  const hides = useHides()
  const query = useMemo(() => conditionsIn(state, origin, hides), [state, origin, hides])
  const isKept = useStageInHash(query.tracker_status, change)
  const read = useCandidatePages(query)
  const pages = isKept ? read.pages : undefined
  const { see: seePages } = read
  const library = useCall(pipelineEntryApi.getListLibrary, { query: { origin } })
  const items = useMemo(() => itemsOf(pages ?? []), [pages])
  const see = useCallback(
    (from: number, to: number) => seePages(Math.floor(from / pageSize), Math.floor(to / pageSize)),
    [seePages],
  )
  return {
    state,
    change,
    query,
    items,
    newest: isKept ? read.newest : undefined,
    isLoading: read.isPending || !isKept,
    isRefreshing: read.isPlaceholderData,
    again: read.again,
    hasMore: read.hasMore,
    loadMore: read.readOn,
    see,
    library: library.data?.data,
  }
}

/** Each candidate once, where they were read last: who has moved in the list may still stand on a page read before. */
function itemsOf(pages: readonly CandidatePage[]): readonly CandidateListItem[] {
  const fresh = new Set(
    pages.flatMap(({ answer, isOld }) => (isOld ? [] : answer.data.list.map(({ id }) => id))),
  )
  return pages.flatMap(({ answer, isOld }) =>
    isOld ? answer.data.list.filter(({ id }) => !fresh.has(id)) : answer.data.list,
  )
}

/** A count of the list's as it is read; with a plus where counting stopped before the end. */
export function countInWords({ newest }: Pick<CandidateListState, 'newest'>, count: number): string {
  return `${formatNumber(count)}${newest?.data.is_capped ? '+' : ''}`
}
