import type { Call, RequestOf } from '@bole/platform/contract'
import { useMemo } from 'react'
import { withInitial } from '../filter/filters.ts'
import { type Row, rowsIn } from '../shape/rows.ts'
import { type AddressFields, read, type SearchParams, whole } from '../web/address-fields.ts'
import { type ChangeParams, useSearchParams } from '../web/address-state.ts'
import { useCall } from '../web/use-call.ts'
import type { AnyList } from './list-options.ts'
import { useLastPage } from './use-last-page.ts'

/** Rows of a page. */
export const pageSize = 30

const place = { page: whole(1, 10_000) }

/** A page of rows, and how many there are in all. */
export interface Page {
  readonly page: number
  readonly rows: readonly Row[]
  readonly total: number
  /** The whole answer, undefined before the first. */
  readonly reply: unknown
  readonly isLoading: boolean
  readonly isRefreshing: boolean
  /** Asks again, where nothing could be read; else null. */
  readonly again: (() => void) | null
}

/** What a list shows now: its address, and what is answered to it. */
export interface ListState extends Page {
  readonly words: SearchParams
  readonly change: ChangeParams
  /** What the call is asked, apart from the page. */
  readonly query: object
}

/**
 * A page of what a call lists under some conditions; the last stays while the next is on its way. `goTo` is told the last page
 * there is where the one asked for has none of the rows.
 */
export function usePage(call: Call, query: object, page: number, goTo: (page: number) => void): Page {
  const request = { query: { ...query, page, page_size: pageSize } } as unknown as RequestOf<Call>
  const answer = useCall(call, request, { keepsPrevious: true })
  const data = answer.data?.data
  const shown = {
    page,
    rows: useMemo(() => rowsIn(data), [data]),
    total: answer.data?.total ?? 0,
    reply: data,
    isLoading: answer.isPending,
    isRefreshing: answer.isPlaceholderData,
    again: answer.isError && data === undefined ? () => void answer.refetch() : null,
  }
  useLastPage({ ...shown, pageSize }, goTo)
  return shown
}

/** The page of a list that its address asks for. */
export function useList({ call, given, filters = [] }: AnyList): ListState {
  const [words, change] = useSearchParams()
  const { page = 1 } = read(words, place)
  const fields = Object.assign({}, ...filters.map((filter) => filter.fields))
  const conditions = read(
    withInitial(words, filters as never),
    fields as AddressFields<Record<string, unknown>>,
  )
  const query = { ...conditions, ...given }
  const goTo = (last: number) => change({ page: last === 1 ? null : String(last) }, true)
  return { words, change, query, ...usePage(call, query, page, goTo) }
}
